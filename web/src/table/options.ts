// Finding options: which ones touch an id, how they group by verb, what the looked-at one shows.

import type { Option, Scene, Words } from "../scene.gen";

export type Shown = NonNullable<Option["shows"]>[number];
export type ShownNode = Exclude<Shown, string>;

export const isFaint = (option: Option): boolean => Boolean(option.why_not);

/** In the order of the scene; what stands apart (ending the turn) comes last, after what cannot be done now. */
export class Options {
  readonly all: Option[];
  readonly open: Option[];
  private readonly byId = new Map<string, Option>();
  private readonly touching = new Map<string, Option[]>();

  constructor(scene: Scene | undefined) {
    const given = scene?.options ?? [];
    this.all = [...given.filter((option) => !option.apart), ...given.filter((option) => option.apart)];
    this.open = this.all.filter((option) => !isFaint(option));
    for (const option of this.all) {
      this.byId.set(option.id, option);
      for (const id of option.touches ?? [])
        this.touching.set(id, [...(this.touching.get(id) ?? []), option]);
    }
  }

  get(id: string | undefined): Option | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }

  on(id: string): Option[] {
    return (this.touching.get(id) ?? []).filter((option) => !isFaint(option));
  }

  faintOn(id: string): Option | undefined {
    return (this.touching.get(id) ?? []).find(isFaint);
  }

  legal(id: string): boolean {
    return this.on(id).length > 0;
  }
}

/** Ids count anew in every question: what was chosen is still meant only where it is the very same answer. */
export function sameAnswer(id: string, before: Scene | undefined, now: Scene | undefined): boolean {
  const [was, is] = [before, now].map((scene) => scene?.options?.find((option) => option.id === id)?.action);
  return Boolean(is) && JSON.stringify(was) === JSON.stringify(is);
}

/** Is it still the same that one may answer? */
export function sameQuestion(before: Scene | undefined, now: Scene | undefined): boolean {
  const [was, is] = [before, now].map((scene) => JSON.stringify(scene?.options?.map(({ action }) => action)));
  return was === is;
}

export interface Group {
  label: Words;
  options: Option[];
  /** In the same line, at its end: what ends the turn. */
  ends?: Option[];
}

/** Options of one verb stand together, in the order in which the verbs first occur. */
export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const key = JSON.stringify(option.group ?? "");
    const group = groups.get(key) ?? { label: option.group ?? "", options: [] };
    group.options.push(option);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const PANELS = new Set(["versus", "odds", "histogram", "equation"]);

export const shownPanels = (option: Option | undefined): ShownNode[] =>
  (option?.shows ?? []).filter(
    (shown): shown is ShownNode => typeof shown !== "string" && PANELS.has(shown.type),
  );

export const shownOverlays = (option: Option | undefined): ShownNode[] =>
  (option?.shows ?? []).filter(
    (shown): shown is ShownNode => typeof shown !== "string" && !PANELS.has(shown.type),
  );

export const litIds = (option: Option | undefined): string[] =>
  (option?.shows ?? []).filter((shown): shown is string => typeof shown === "string");

/** Odds of the option looked at last stay, so that the tray does not move away under the pointer. */
export class Ahead {
  private last: Option | undefined;

  of(looked: Option | undefined, { open }: Pick<Options, "open">): Option | undefined {
    if (shownPanels(looked).length) this.last = looked;
    return this.last ?? open.find((option) => shownPanels(option).length);
  }

  forget(): void {
    this.last = undefined;
  }
}
