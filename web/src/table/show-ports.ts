// What the director needs around it: where a show is given, and who hears of it.

import type { Tell } from "../net/types";
import type { Picture } from "../store/store";
import type { Beat } from "./beats";
import type { Entry } from "./round";

/** Where it is shown. */
export interface Stage {
  /** What will be told leads to this picture. */
  begin(picture: Picture): void;
  /** One's own doing, or what has no words. */
  play(beat: Beat, later: Tell[]): Promise<void>;
  /** Light and motion of a beat; resolves when everything has arrived. */
  tell(telling: Telling, later: Tell[]): Promise<void>;
  /** One consequence of what lies at the centre. */
  read(telling: Telling, later: Tell[]): Promise<void>;
  set(picture: Picture, tells: Tell[]): Promise<void>;
  /** The lights go up again. */
  clear(): void;
}

export interface Onlookers {
  /** The caption, once, for those who listen. */
  says(beat: Beat): void;
  /** Its picture stands, or was passed over for a newer one. */
  over(entry: Entry, stands: boolean): void;
  shown(seq: number): void;
  changed(): void;
  lengthOf: (tells: Tell[]) => number;
  caption(tell: Tell): string;
  /** Nobody looks: a page in the background. */
  unseen(): boolean;
}

/** What is told just now. */
export interface Telling {
  beat: Beat;
  words: string;
  n: number;
  of: number;
  /** The consequence that is lit, counted from 1. */
  read: number;
  again: boolean;
  /** For a bar: about so long, in milliseconds of the show. */
  length: number;
}
