// How one thing that is known becomes the next, from what came over the line.

import type { Presence, TableInfo, TableLine } from "../net/types";

/** Lines come again after the line was lost; each counts once. */
export function newLines(known: TableLine[], came: TableLine[]): TableLine[] {
  const seqs = new Set(known.map((line) => line.seq));
  return [...known, ...came.filter((line) => !seqs.has(line.seq))];
}

/** Who is here now, and for whom a bot is offered. */
export function withPresence(info: TableInfo, { seats, watchers, offers }: Presence): TableInfo {
  const there = info.seats.map((seat) => ({
    ...seat,
    here: seats[String(seat.seat)] ?? seat.here ?? null,
    offer: offers.includes(seat.seat),
  }));
  return { ...info, watchers, seats: there };
}
