// Which of the things that somebody missed are worth a picture.

import type { TableLine, Tell } from "../net/types";
import type { Texts } from "../text";
import { weightOf } from "./beats";
import { playedBy } from "./cut";
import { aboutOf, isByBot, tellWords } from "./history";

export interface Highlight {
  line: TableLine;
  tell: Tell;
  words: string;
}

const SHOWN = 5;
/** Of one card not everything: the other pictures would be of the same place. */
const OF_ONE_ENTRY = 2;
/** Nor of one kind, if there is anything else: five cards of one deck say little of what people did. */
const OF_ONE_KIND = 2;
const TURNS = 2;
const AWAY = 90_000;
/** That somebody's turn began says less than what they did with it. */
const WEIGHT: Record<string, number> = { end: 8, reveal: 4, step: 1, turn: 0.5 };
const BAD = 1.5;
const ABOUT_ME = 2;
const OWN = 0.5;

/** Whether so much has happened that it is worth a page. */
export function isMuch(missed: TableLine[], now: number): boolean {
  const turns = missed.flatMap((line) => line.tells ?? []).filter((tell) => weightOf(tell) === "turn");
  const first = missed.find((line) => line.tells?.length);
  return turns.length >= TURNS || (first !== undefined && now - Date.parse(first.at) >= AWAY);
}

/** Whose things they are, and which: for what happened to oneself. */
export interface Self {
  seats: readonly number[];
  things: ReadonlySet<string>;
}

/** The heaviest of what others did and what happened, above all to oneself, in the order it came. */
export function heaviest(missed: TableLine[], me: Self, texts: Texts): Highlight[] {
  const dropped = new Set(missed.flatMap((line) => line.drops ?? []));
  const all = missed
    .filter((line) => !dropped.has(line.seq))
    .flatMap((line) => weighed(line, me))
    .filter(({ tell, worth }) => worth > 0 && isSeen(tell) && tell.text && texts.has(tell.text))
    .map((one) => ({ ...one, words: texts.say(tellWords(one.tell)) }));
  const ranked = [...all].sort((one, other) => other.worth - one.worth || other.line.seq - one.line.seq);
  const told = atMost(1, ranked, ({ words }) => words); // the same again is the same picture
  const apart = atMost(OF_ONE_ENTRY, told, ({ line }) => line.seq);
  const varied = atMost(OF_ONE_KIND, apart, ({ tell }) => tell.text);
  const kept = [...varied, ...apart.filter((one) => !varied.includes(one))].slice(0, SHOWN);
  return all.filter((one) => kept.includes(one)).map(({ line, tell, words }) => ({ line, tell, words }));
}

/** So many of each kind, the first ones. */
function atMost<T>(most: number, all: T[], kind: (one: T) => number | string): T[] {
  const count = new Map<number | string, number>();
  return all.filter((one) => {
    const n = (count.get(kind(one)) ?? 0) + 1;
    count.set(kind(one), n);
    return n <= most;
  });
}

type Weighed = Omit<Highlight, "words"> & { worth: number };

/** What one entry brought. Of dice or a card with a single consequence that one is told: it says more than the roll. */
function weighed(line: TableLine, me: Self): Weighed[] {
  const tells = (line.tells ?? []).filter((tell) => !isKnown(tell, line, me));
  const worths = new Map(tells.map((tell) => [tell, worthOf(tell, line, me)]));
  for (const tell of tells) {
    const [only, ...more] = playedBy(tell, line);
    if (!only || more.length || only === tell || !worths.has(only)) continue;
    worths.set(only, Math.max(worths.get(only)!, worths.get(tell)!));
    worths.delete(tell);
  }
  return [...worths].map(([tell, worth]) => ({ line, tell, worth }));
}

const isOf = ({ seats }: Self, seat: number | null | undefined): boolean =>
  typeof seat === "number" && seats.includes(seat);

/** One's own doing, seen before one left; not what befell one, nor what a bot did in one's place. */
function isKnown(tell: Tell, { tells = [] }: TableLine, me: Self): boolean {
  if (!isOf(me, tell.seat) || tell.beat?.tone === "bad") return false;
  return isOf(me, tells[0]?.seat) && !tells.some(isByBot);
}

/** There is something to see: on the board, a card, dice, or who did it. */
const isSeen = (tell: Tell): boolean =>
  aboutOf(tell).length > 0 || Boolean(tell.beat?.shows) || typeof tell.seat === "number";

/** What can be seen on the board tells more than what is only said, what befell oneself more than anything else. What
 * one did because others asked for it, such as drawing a card, one knows best oneself. */
function worthOf(tell: Tell, { tells = [] }: TableLine, me: Self): number {
  const about = aboutOf(tell);
  const weight = (WEIGHT[weightOf(tell)] ?? 0) * (tell.beat?.tone === "bad" ? BAD : 1);
  const own = isOf(me, tell.seat);
  const befell = about.some((id) => me.things.has(id)) || (own && (tell.beat?.tone || tells.some(isByBot)));
  return (about.length ? weight : weight / 2) * (befell ? ABOUT_ME : own ? OWN : 1);
}
