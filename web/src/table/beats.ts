// What one entry tells, cut into beats: each has one caption, and a card that is turned has all that comes of it.
// How long a beat is looked at stands here, too; nothing is drawn and no clock runs.

import type { Shows, Tell } from "../net/types";

export interface Beat {
  /** What happens in this breath, in order; the last one with words is the caption. */
  tells: Tell[];
  main: Tell;
  /** One's own doing: it is played, not told. */
  short: boolean;
  /** What comes to the centre, and what it leads to. */
  shows: Shows | undefined;
  reads: Beat[];
  /** So many tells of the entry have been told when this beat is on. */
  upTo: number;
}

/** Which tells are this person's own, and which have words. */
export interface Ear {
  mine(seat: number): boolean;
  speaks(tell: Tell): boolean;
}

const CLOSES = new Set(["turn", "reveal", "end"]);

export const weightOf = (tell: Tell): string => tell.beat?.weight ?? "step";

/** Reveals, turns and ends stand for themselves; whatever else follows a card comes of it. */
const standsAlone = (tell: Tell): boolean => Boolean(tell.beat?.shows) || CLOSES.has(weightOf(tell));

export function beatsOf(tells: Tell[], ear: Ear): Beat[] {
  const beats: Beat[] = [];
  let own = true;
  let quiet: Tell[] = [];
  for (const [n, tell] of tells.entries()) {
    own &&= isOwn(tell, ear);
    quiet.push(tell);
    if (weightOf(tell) === "quiet" || !ear.speaks(tell)) continue;
    place(beats, beatOf(quiet, own, n + 1));
    quiet = [];
  }
  if (quiet.length) trail(beats, quiet, tells.length);
  return beats;
}

function isOwn(tell: Tell, ear: Ear): boolean {
  if (tell.beat?.shows || weightOf(tell) === "reveal" || weightOf(tell) === "end") return false;
  return typeof tell.seat === "number" ? ear.mine(tell.seat) : !ear.speaks(tell);
}

function beatOf(tells: Tell[], short: boolean, upTo: number): Beat {
  const shown = tells.findLast((tell) => tell.beat?.shows);
  const main = shown ?? tells.at(-1)!;
  return { tells, main, short, shows: main.beat?.shows ?? undefined, reads: [], upTo };
}

/** Where it belongs: to the card that lies open, or after all others. */
function place(beats: Beat[], beat: Beat): void {
  const open = beats.at(-1);
  if (open?.shows && !standsAlone(beat.main)) open.reads.push(beat);
  else beats.push(beat);
}

/** What comes last without a word goes with what was said before. */
function trail(beats: Beat[], tells: Tell[], upTo: number): void {
  const last = beats.at(-1);
  const end = last?.reads.at(-1) ?? last;
  if (!end) return void beats.push(beatOf(tells, true, upTo));
  end.tells.push(...tells);
  for (const one of new Set([last!, end])) one.upTo = upTo;
}

// --- how long ---------------------------------------------------------------------------------------------------

/** Until the lights are down. */
export const DIM = 160;
const LEAST = 900;
const WORD = 35;
const MOST = 3000;
/** A card grows, its reads come one after the other, and all of it is looked at for a while. */
export const GROW = 320;
const READ = 700;
const LOOK = 1500;
const SHORTEST_LOOK = 900;
const MOST_OF_ALL = 6000;

/** So long a caption stays when everything has come to rest. */
export function stay(words: string): number {
  const count = words.split(/\s+/).filter(Boolean).length;
  return Math.min(MOST, LEAST + WORD * count);
}

export interface Reveal {
  read: number;
  look: number;
}

/** However much comes of a card, it does not lie there longer than six seconds. */
export function revealTimes(reads: number): Reveal {
  const room = MOST_OF_ALL - DIM - GROW;
  if (!reads) return { read: 0, look: LOOK };
  const look = Math.max(SHORTEST_LOOK, Math.min(LOOK, room - READ * reads));
  return { read: Math.min(READ, (room - look) / reads), look };
}

/** About so long a beat takes; `move` says how long its pieces are on their way. */
export function lengthOf(beat: Beat, words: string, move: (tells: Tell[]) => number): number {
  if (beat.short) return move(beat.tells);
  if (!beat.shows) return DIM + move(beat.tells) + stay(words);
  const { read, look } = revealTimes(beat.reads.length);
  return DIM + GROW + read * beat.reads.length + Math.max(look, beat.reads.length ? 0 : stay(words));
}
