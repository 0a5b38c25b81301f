// Board first: verbs whose targets lie on the board are a line each, not a chip for every target. Here stands which
// verb is taken up, what it lights, and which lists lie open.

import type { Layout } from "../render/layout";
import { whereIs } from "../render/layout";
import type { Option } from "../scene.gen";
import { grouped, isFaint, type Group } from "./options";

/** So few are read as fast as they are pointed at: they are chips. More rings say nothing until somebody asks. */
const FEW = 6;

export const keyOf = ({ label }: Pick<Group, "label">): string => JSON.stringify(label);

const onBoard = (option: Option, layout: Layout): boolean =>
  (option.touches ?? []).some((id) => whereIs(layout, id) !== undefined);

/** The groups that are pointed at: each of their options says so, and lies there. */
export function boardVerbs(options: Option[], layout: Layout | undefined): Group[] {
  if (!layout) return [];
  return grouped(options.filter((option) => !option.pin && !isFaint(option))).filter(
    (group) =>
      group.options.length > FEW && group.options.every((option) => option.point && onBoard(option, layout)),
  );
}

export interface Light {
  /** The options whose targets have a ring. */
  lit: ReadonlySet<Option>;
  /** A verb is taken up: what it touches; everything else is dim. */
  aims: ReadonlySet<string> | undefined;
}

export class Verbs {
  taken = "";
  private over = "";
  /** Verbs whose lists somebody has opened. */
  opened: ReadonlySet<string> = new Set();

  constructor(private readonly changed: () => void) {}

  get active(): string {
    return this.over || this.taken;
  }

  /** Another question. */
  renew(): void {
    this.taken = this.over = "";
  }

  take(verb: string): void {
    this.taken = verb;
    this.changed();
  }

  /** A second click puts it down. */
  turn(verb: string): void {
    this.take(this.taken === verb ? "" : verb);
  }

  point(verb: string): void {
    if (this.over === verb) return;
    this.over = verb;
    this.changed();
  }

  /** From now on, until it is folded again. */
  unfold(verb: string): void {
    const opened = new Set(this.opened);
    if (!opened.delete(verb)) opened.add(verb);
    this.opened = opened;
    this.changed();
  }

  /** Where several fit, those of the verb that is taken up are meant. */
  among(options: Option[]): Option[] {
    const meant = options.filter((option) => keyOf({ label: option.group ?? "" }) === this.active);
    return meant.length ? meant : options;
  }

  light(open: Option[], layout: Layout | undefined): Light {
    const verbs = boardVerbs(open, layout);
    const active = verbs.find((verb) => keyOf(verb) === this.active);
    if (active) {
      const ids = active.options.flatMap(({ touches }) => touches ?? []);
      const pieces = ids.some((id) => layout?.standing.has(id));
      return { lit: new Set(active.options), aims: pieces ? new Set(ids) : undefined };
    }
    const alone =
      verbs.length === 1 && open.every((option) => option.pin || verbs[0]!.options.includes(option));
    const dark = new Set(alone ? [] : verbs.flatMap(({ options }) => options));
    return { lit: new Set(open.filter((option) => !dark.has(option))), aims: undefined };
  }
}
