// What stands otherwise than when somebody last looked: three facts at most, what concerns them first.

import { soMany } from "../panels/goal";
import type { Tell } from "../net/types";
import type { Clock, End, Goal, Objective, Piece, Rival, Scene } from "../scene.gen";
import type { Texts } from "../text";

export interface Fact {
  /** "3 → 5 of 6". */
  value: string;
  /** What it is a number of. */
  label: string;
  /** It is close to an end that nobody wants, or bad for its owner. */
  bad: boolean;
}

const SHOWN = 3;
/** What concerns oneself, then what ends it soon, then how far it is, then the rest. */
const RANK = { own: 0, near: 1, step: 2, rival: 3, end: 4, other: 5, clock: 6 };
type Ranked = Fact & { rank: number };

export function changedFacts(
  before: Scene,
  now: Scene,
  missed: Tell[],
  mine: readonly number[],
  texts: Texts,
): Fact[] {
  const [was, is] = [goalOf(before), goalOf(now)];
  const found = [
    ...hurt(before, now, missed, mine, texts),
    ...(is?.steps ?? []).map((step, n) => stepFact(was?.steps?.[n], step, texts)),
    ...(is?.rivals ?? []).map((rival) => rivalFact(was?.rivals, rival, mine, texts)),
    ...(is?.ends ?? []).map((end, n) => endFact(was?.ends?.[n], end, texts)),
    clockFact(was?.clock, is?.clock, texts),
  ].filter((one) => one !== undefined);
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, SHOWN)
    .map(({ value, label, bad }) => ({ value, label, bad }));
}

const goalOf = (scene: Scene): Goal | undefined =>
  Object.values(scene.nodes ?? {}).find((node): node is Goal => node.type === "goal");

/** Somebody's piece that something bad has happened to and that stands otherwise now: "Mags: down". */
function hurt(before: Scene, now: Scene, missed: Tell[], mine: readonly number[], texts: Texts): Ranked[] {
  const struck = new Set(
    missed.filter(({ beat }) => beat?.tone === "bad").flatMap((tell) => tell.beat!.touches ?? []),
  );
  return [...struck].flatMap((id): Ranked[] => {
    const [was, is] = [pieceOf(before, id), pieceOf(now, id)];
    const how = texts.plain(is?.posture);
    if (!is || typeof is.owner !== "number" || !how || how === texts.plain(was?.posture)) return [];
    const rank = mine.includes(is.owner) ? RANK.own : RANK.other;
    return [{ value: texts.plain(is.label), label: how, bad: true, rank }];
  });
}

const pieceOf = (scene: Scene, id: string): Piece | undefined => {
  const node = scene.nodes?.[id];
  return node?.type === "piece" ? node : undefined;
};

const change = (from: number, to: string, texts: Texts): string =>
  texts.t("recap-change", { from: String(from), to });

function stepFact(was: Objective | undefined, is: Objective, texts: Texts): Ranked | undefined {
  const label = texts.plain(is.label);
  if (!was || texts.plain(was.label) !== label) return undefined;
  const fact = { label, bad: false, rank: RANK.step };
  if (is.state === "done")
    return was.state === "done" ? undefined : { ...fact, value: texts.t("objective-done") };
  if (is.of) {
    const from = was.n ?? 0;
    return from === (is.n ?? 0) ? undefined : { ...fact, value: change(from, soMany({ texts }, is), texts) };
  }
  const words = texts.plain(is.text);
  return words && words !== texts.plain(was.text) ? { ...fact, value: words } : undefined;
}

function rivalFact(
  before: Rival[] | undefined,
  is: Rival,
  mine: readonly number[],
  texts: Texts,
): Ranked | undefined {
  const was = before?.find(({ seat }) => seat === is.seat);
  if (!was || was.value === is.value) return undefined;
  const name = texts.t("person", { seat: is.seat });
  const label = is.text ? `${name}, ${texts.plain(is.text)}` : name;
  const own = mine.includes(is.seat);
  const rank = own ? RANK.own : RANK.rival;
  return { value: change(was.value, String(is.value), texts), label, bad: own && is.value < was.value, rank };
}

function endFact(was: End | undefined, is: End, texts: Texts): Ranked | undefined {
  const [label, value] = [texts.plain(is.label), texts.plain(is.value)];
  if (!was || !value || texts.plain(was.label) !== label || texts.plain(was.value) === value)
    return undefined;
  const [from, to] = [was.n ?? 0, is.n ?? 0];
  const near = Boolean(is.near);
  const rank = near ? RANK.near : RANK.end;
  return { value: from === to ? value : change(from, value, texts), label, bad: near, rank };
}

function clockFact(
  was: Clock | null | undefined,
  is: Clock | null | undefined,
  texts: Texts,
): Ranked | undefined {
  if (!was || !is || was.n === is.n) return undefined;
  const value = change(was.n, texts.t("so-many-of", { n: is.n, of: is.of }), texts);
  return { value, label: texts.plain(is.label), bad: false, rank: RANK.clock };
}
