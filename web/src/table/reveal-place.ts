// Where a card at the centre stands: beside what it strikes, on the side with more room, and how it gets there.

import { symbolBox } from "../art";
import type { Shows } from "../net/types";
import type { Layout } from "../render/layout";
import { lessMotion } from "../settings";
import { GROW, type Beat } from "./beats";
import type { Pace } from "./pace";
import { struck } from "./whereabouts";

/** In pixels of the table. */
export interface Place {
  x: number;
  y: number;
  w: number;
}

export interface Span {
  left: number;
  right: number;
}

const WIDEST = 312;
const NARROWEST = 168;
const SMALLEST = 96;
/** A question that comes meanwhile takes so much from the board of a phone. */
const QUESTION = 76;
const EDGE = 20;
/** A picture on an upright phone is cut to this, height by width: what the card does is what one has to read. */
const FLAT = 0.5;

/** About its height by its width, and what of it is as high on every screen. */
export function tall({ symbol, spots, text, look }: Shows, upright = false): { ratio: number; more: number } {
  const box = symbolBox(symbol);
  const whole = box ? (box[3] / box[2]) * 0.92 : 0;
  const art = upright && look !== "dice" ? Math.min(FLAT, whole) : whole;
  const lines = Math.ceil((spots?.length ?? 0) / 5);
  const spot = look === "dice" ? 0.3 : 0.9 / Math.max(4, Math.min(5, spots?.length ?? 0));
  return { ratio: art + spot * lines, more: 92 + 36 * lines + (text ? 70 : 0) };
}

/** `struck` is what must stay in sight, `room` all there is, `tallest` what fits from top to bottom. */
export function beside(struck: Span | undefined, room: Span, tallest: number): { x: number; w: number } {
  const most = Math.min(WIDEST, (room.right - room.left) * 0.62, tallest);
  if (!struck) return { x: (room.left + room.right - most) / 2, w: most };
  const [before, after] = [struck.left - room.left, room.right - struck.right];
  const w = Math.max(Math.min(NARROWEST, most), Math.min(most, Math.max(before, after) - EDGE * 2));
  const x = before >= after ? struck.left - EDGE - w : struck.right + EDGE;
  return { x: Math.min(Math.max(x, room.left + EDGE / 2), room.right - EDGE / 2 - w), w };
}

export function placeOf(beat: Beat, table: HTMLElement, layouts: Layout[]): Place {
  const all = table.getBoundingClientRect();
  const board = (table.querySelector("main.board") ?? table).getBoundingClientRect();
  const phone = Boolean(table.querySelector(".table-root.phone"));
  const upright = phone && !table.querySelector(".lying");
  const room = { left: phone ? board.left : all.left, right: board.right };
  const { ratio, more } = tall(beat.shows!, upright);
  const height = board.height - (upright ? QUESTION : 0);
  const span = upright ? undefined : struckSpan(beat, table, layouts);
  const { x, w } = beside(span, room, Math.max(SMALLEST, (height - more) / (ratio || 0.1)));
  const y = board.top + height / 2;
  return { x: x - all.left, y: y - all.top, w };
}

/** The columns that something happens in, from the left to the right of the screen. */
function struckSpan(beat: Beat, table: HTMLElement, layouts: Layout[]): Span | undefined {
  const matrix = table.querySelector<SVGGElement>(".board-well .world")?.getScreenCTM();
  const region = struck(beat, layouts);
  if (!matrix || !region) return undefined;
  const across = (x: number): number => matrix.a * x + matrix.e;
  return { left: across(region.left), right: across(region.right) };
}

/** Out of its deck, turning over; resolves when it lies there. */
export async function grow(table: HTMLElement, beat: Beat, place: Place, pace: Pace): Promise<void> {
  const card = table.querySelector<HTMLElement>(".revealed");
  if (!card || lessMotion()) return;
  const origin = beat.shows?.origin ?? "";
  const from = origin
    ? table.querySelector(`[data-id="${CSS.escape(origin)}"], [data-panel="${CSS.escape(origin)}"]`)
    : null;
  const all = table.getBoundingClientRect();
  const box = from?.getBoundingClientRect();
  const [dx, dy] = box
    ? [box.x + box.width / 2 - all.left - place.x - place.w / 2, box.y + box.height / 2 - all.top - place.y]
    : [0, 0];
  const small = box ? Math.min(0.6, Math.max(0.12, box.width / place.w)) : 0.6;
  const frames = [
    { transform: `translate(${dx}px,${dy}px) scale(${small}) rotateY(180deg)`, opacity: box ? 1 : 0 },
    { transform: "none", opacity: 1 },
  ];
  const timing = { duration: GROW, easing: "cubic-bezier(.2,.7,.2,1)" };
  await pace.keep(card.animate(frames, timing)).finished.catch(() => undefined);
}
