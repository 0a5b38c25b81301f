// Which outlines glow. An option that touches spaces rings those; one that touches only pieces rings the
// pieces, or the space they share, so that a crowd stays readable.

import { figure, outline } from "./shape";
import type { Layout, Spot, Standing } from "./layout";
import type { Option } from "../scene.gen";
import type { View } from "./view";

/** `pointed`: the guide says so; `shown`: it speaks of it. */
export type Glow = "legal" | "shown" | "pointed" | "chosen";

export interface Targets {
  spots: Map<string, Glow>;
  pieces: Map<string, Glow>;
}

export function targetsOf(view: View): Targets {
  const targets: Targets = { spots: new Map(), pieces: new Map() };
  for (const id of view.guide.shown)
    (view.layout.spots.has(id) ? targets.spots : targets.pieces).set(id, "shown");
  for (const option of view.options.open)
    if (option !== view.looked && view.lit.has(option)) ring(option, "legal", view, targets);
  for (const option of view.options.open)
    if (view.guide.options.has(option.id)) ring(option, "pointed", view, targets);
  if (view.looked && view.options.open.includes(view.looked)) ring(view.looked, "chosen", view, targets);
  return targets;
}

function ring(option: Option, glow: Glow, view: View, targets: Targets): void {
  const { layout } = view;
  const touches = option.touches ?? [];
  const spots = touches.filter((id) => layout.spots.has(id));
  if (spots.length) {
    for (const id of spots) targets.spots.set(id, glow);
    return;
  }
  for (const id of touches) {
    const at = layout.standing.get(id);
    if (!at) continue;
    const shared = sharedSpot(at, layout);
    if (shared) targets.spots.set(shared.id, glow);
    if (!shared || !allLegal(shared.id, view)) targets.pieces.set(id, glow);
  }
}

function sharedSpot(at: Standing, layout: Layout): Spot | undefined {
  const spot = at.piece.at ? layout.spots.get(at.piece.at) : undefined;
  return spot?.space.layout ? spot : undefined;
}

function allLegal(spot: string, view: View): boolean {
  for (const at of view.layout.standing.values())
    if (at.piece.at === spot && (at.piece.layer ?? "piece") === "piece" && !view.options.legal(at.id))
      return false;
  return true;
}

/** The outline of a space where it lies on the board; of a slot in the units of its host. */
export function spotOutline(spot: Spot, grow = 0): string {
  const { space } = spot;
  return outline(space.shape, space.x, space.y, grow);
}

/** Around a piece: its own figure if it has a plain one, else a ring. */
export function pieceOutline(at: Standing, grow = 0): string {
  if (at.piece.card || at.piece.box)
    return outline({ type: "rect", w: at.w, h: at.h, round: 10 }, at.cx, at.cy, grow);
  const shape = at.piece.sprite?.shape;
  const r = (Math.min(at.w, at.h) / 2) * 0.8 + grow;
  return figure(shape === "hex" || shape === "card" ? shape : "disc", at.cx, at.cy, r);
}
