// A phone as somebody's hand: at a table that lies on a screen, or wherever its owner likes it so.

import type { TableInfo } from "../net/types";
import { settings } from "../settings";

/** Only what is small enough to be held; larger ones have room for the board. */
const HELD = 700;

export const mayBeHand = (): boolean => Math.min(innerWidth, innerHeight) < HELD;

export function isHand({ screen, you }: Pick<TableInfo, "screen" | "you">): boolean {
  const { hand } = settings();
  return you.seats.length > 0 && (hand === "always" || (hand === "screen" && screen));
}
