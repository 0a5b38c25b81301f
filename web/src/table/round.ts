// The last pictures and what led to them, kept so that a round can be told once more.

import type { TableLine, Tell } from "../net/types";
import type { Picture } from "../store/store";
import { beatsOf, type Beat, type Ear } from "./beats";

/** One entry of the journal on its way to the eye. */
export interface Entry {
  seq: number;
  picture: Picture;
  lines: TableLine[];
  tells: Tell[];
  beats: Beat[];
  /** It asks this person something. */
  asks: boolean;
  /** Told before. */
  again: boolean;
}

const MOST = 60;

/** A picture about which there is nothing to tell. */
export const silent = (picture: Picture): Entry => ({
  seq: picture.scene.seq,
  picture,
  lines: [],
  tells: [],
  beats: [],
  asks: false,
  again: false,
});

/** Of what is over nothing can be answered. */
export const past = ({ scene, stage }: Picture): Picture => ({
  scene: { ...scene, options: [], changed: [] },
  stage,
});

/** A round once more, and then the present. */
export function retold({ entries }: Round, now: Picture): Entry[] {
  const told = entries.map((entry) => ({ ...entry, picture: past(entry.picture), asks: false, again: true }));
  return [...told, { ...silent(now), again: true }];
}

/** An entry that was not seen, with the picture before it. */
export interface Recounted {
  before: Picture;
  after: Picture;
  line: TableLine;
}

/** What was missed, and then the present. */
export function recounted(missed: Recounted[], now: Picture, ear: Ear): Entry[] {
  const told = missed.flatMap(({ before, after, line }): Entry[] => {
    const tells = line.tells ?? [];
    const entry = { seq: line.seq, picture: past(after), lines: [line], tells, beats: beatsOf(tells, ear) };
    return [silent(past(before)), { ...entry, asks: false, again: true }];
  });
  return [...told, silent(now)].map((entry) => ({ ...entry, again: true }));
}

export interface Round {
  before: Picture;
  entries: Entry[];
}

export class Kept {
  private entries: Entry[] = [];

  add(entry: Entry): void {
    this.entries = [...this.entries, entry].slice(-MOST);
  }

  /** After a gap nothing older can be told: its pictures are missing. */
  beginAt(entry: Entry): void {
    this.entries = [entry];
  }

  /** What others did between this person's last two turns, or since the last one. */
  round(): Round | undefined {
    const told = (entry: Entry): boolean => entry.beats.some((beat) => !beat.short);
    const others = this.entries.map((entry) => !isOwn(entry));
    const end = this.entries.findLastIndex((entry, n) => others[n] && told(entry));
    const start = others.lastIndexOf(false, end) + 1;
    const before = this.entries[start - 1] ?? this.entries[0];
    const entries = this.entries.slice(before === this.entries[start] ? start + 1 : start, end + 1);
    return before && entries.some(told) ? { before: before.picture, entries } : undefined;
  }
}

const isOwn = ({ beats }: Entry): boolean => Boolean(beats[0]?.short && beats[0].tells.some(hasSeat));
const hasSeat = (tell: Tell): boolean => typeof tell.seat === "number";
