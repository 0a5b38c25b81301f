// Where a piece that moves comes from, passes and arrives, in units of the board.

import type { Motion } from "../net/types";
import { whereIs, type Layout } from "../render/layout";

export type Point = [x: number, y: number];

const near = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.abs(ax - bx) + Math.abs(ay - by) < 1;

export interface Between {
  layout: Layout;
  next: Layout;
}

/** `moved`: it has been on its way before, in the same entry. `last`: it will not go on from there. */
export function wayOf(
  motion: Motion,
  { layout, next }: Between,
  moved: boolean,
  last: boolean,
): Point[] | undefined {
  const somewhere = (id: string | undefined): { x: number; y: number } | undefined =>
    id ? (whereIs(layout, id) ?? whereIs(next, id)) : undefined;
  const at = layout.standing.get(motion.piece);
  const final = next.standing.get(motion.piece);
  const spot = motion.to ? (whereIs(next, motion.to) ?? whereIs(layout, motion.to)) : undefined;
  const end = last && final && !final.mat ? final : spot;
  if (!end) return undefined;
  const from = somewhere(motion.origin);
  const stays = at && !moved && (from || !motion.origin || motion.origin === at.piece.at);
  const start = stays ? at : motion.origin ? from : at; // out of a panel it comes from nowhere on the board
  const via = (motion.via ?? []).map(somewhere);
  const way = [start, ...via, end].filter((one) => one !== undefined).map(({ x, y }): Point => [x, y]);
  return way.length === 2 && near(way[0]!, way[1]!) ? way.slice(1) : way;
}
