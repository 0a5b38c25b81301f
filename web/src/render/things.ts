// What can be asked about: everything on the table that has a name, and which rule says what it is. The same things
// and the same names as scene/about.py finds.

import type { Scene, Sprite, Stage, Words } from "../scene.gen";

/** Any part of a scene, as far as a lens reads it. */
export interface Shown {
  type?: string;
  label?: Words;
  note?: Words;
  text?: Words;
  posture?: Words;
  facts?: Words[];
  value?: Words;
  kind?: string;
  rule?: string;
  sprite?: Sprite | null;
  owner?: number | null;
  at?: string;
  count?: number;
  n?: number;
  of?: number;
}

export interface Thing {
  /** Empty where only its host can be pointed at. */
  id: string;
  label: Words;
  shown: Shown;
  host: Thing | undefined;
  parts: Thing[];
}

const OF_THE_HOUSE = new Set(["log", "notice"]);

/** Words and pictures of the thing itself. Slots are added by hand: those of a mould belong to them. */
const SAYS_NO_MORE = new Set(["brief", "sprite", "slots"]);

/** Everything that is drawn and has a name, each after what it lies in or on. */
export function things(scene: Scene, stage: Stage | undefined): Thing[] {
  const found: Thing[] = [];
  for (const space of [...(stage?.spaces ?? []), ...(stage?.exits ?? [])])
    collect(space, space.id, undefined, found);
  for (const edge of stage?.edges ?? []) collect(edge, "", undefined, found);
  for (const id of scene.order ?? []) {
    const node = scene.nodes![id]!;
    if (OF_THE_HOUSE.has(node.type)) continue;
    const at = found.length;
    collect(node, id, undefined, found);
    if (node.type !== "piece") continue;
    const mould = node.mould ? stage?.moulds?.[node.mould] : undefined;
    for (const slot of [...(node.slots ?? []), ...(mould?.slots ?? [])])
      collect(slot, `${id}/${slot.id}`, found[at], found);
  }
  return found;
}

function collect(part: object, id: string, host: Thing | undefined, found: Thing[]): void {
  const shown = part as Shown;
  let here = host;
  if (shown.label) {
    here = { id, label: shown.label, shown, host, parts: [] };
    host?.parts.push(here);
    found.push(here);
  }
  for (const [field, value] of Object.entries(part)) {
    if (SAYS_NO_MORE.has(field)) continue;
    for (const inner of Array.isArray(value) ? value : [value])
      if (isPart(inner)) collect(inner, typeof inner.id === "string" ? inner.id : "", here, found);
  }
}

/** A struct of the scene; words are a struct with an id and perhaps arguments, and nothing else. */
function isPart(value: unknown): value is { id?: unknown } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return !Object.keys(value).every((field) => field === "id" || field === "args");
}

/** What `[about]` may call it: the message it is called by, the kind of a space, its id. */
const namesOf = ({ label, shown, id }: Thing): string[] => [
  typeof label === "string" ? "" : label.id,
  shown.kind ?? "",
  id,
];

/** `gem-red-2`, `gem-red`, `gem`: a name without its last parts is the name of its kind. */
function* everShorter(name: string): Generator<string> {
  for (let left = name; left;) {
    yield left;
    const shorter = left.replace(/[-:/.,]+[^-:/.,]*$/, "");
    left = shorter === left ? "" : shorter;
  }
}

/** The rule that says what this is: its own, that of a name of it, or that of what it lies on. */
export function ruleAbout(thing: Thing, about: Record<string, string>): string {
  if (thing.shown.rule) return thing.shown.rule;
  for (const name of namesOf(thing))
    for (const shorter of everShorter(name)) if (Object.hasOwn(about, shorter)) return about[shorter]!;
  return thing.host ? ruleAbout(thing.host, about) : "";
}
