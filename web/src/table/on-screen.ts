// A table that lies on a screen: what the screen knows besides it, and what it leaves out.

import type { TableInfo } from "../net/types";

/** What a screen knows besides the table: how others come in, and whether it stays awake. */
export interface ScreenDoor {
  /** Drawn from the link; empty if this screen was not given one. */
  readonly qr: string;
  readonly words: string;
  /** This browser can keep the screen from going dark. */
  readonly staysOn: boolean;
  /** The table is told of anew: where it goes on elsewhere, the screen goes along. */
  follow(info: TableInfo): void;
}

/** Whoever this browser belongs to: on a screen nobody sits, and nobody hosts. */
export function asWatched(info: TableInfo): TableInfo {
  const seats = info.seats.map((seat) => ({ ...seat, mine: false }));
  return { ...info, seats, you: { ...info.you, seats: [], host: false } };
}
