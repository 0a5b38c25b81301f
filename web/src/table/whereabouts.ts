// Whereabouts on the board something happens, so that a card stands beside it and the camera of a phone goes there.

import { whereIs, type Layout } from "../render/layout";
import { lessMotion } from "../settings";
import type { Beat } from "./beats";
import type { Camera, Region } from "./camera";
import type { Pace } from "./pace";

/** Everything a beat names: what it touches, and both ends of every way. */
const named = (beat: Beat): string[] =>
  [beat, ...beat.reads]
    .flatMap(({ tells }) => tells)
    .flatMap(({ beat: about, motions }) => [
      ...(about?.touches ?? []),
      ...(motions ?? []).flatMap(({ piece, origin, to }) => [piece, origin ?? "", to ?? ""]),
    ]);

/** Around all that lies on the board; what lies on a mat is in a panel. */
export function regionOf(ids: string[], layouts: Layout[]): Region | undefined {
  const places = ids.flatMap((id) =>
    layouts
      .filter((layout) => !(layout.spots.get(id) ?? layout.standing.get(id))?.mat)
      .map((layout) => whereIs(layout, id))
      .filter((at) => at !== undefined),
  );
  if (!places.length) return undefined;
  return {
    left: Math.min(...places.map(({ x, r }) => x - r)),
    top: Math.min(...places.map(({ y, r }) => y - r)),
    right: Math.max(...places.map(({ x, r }) => x + r)),
    bottom: Math.max(...places.map(({ y, r }) => y + r)),
  };
}

export const struck = (beat: Beat, layouts: Layout[]): Region | undefined => regionOf(named(beat), layouts);

export interface Filmed extends HTMLElement {
  readonly camera: Pick<Camera, "cover" | "frame" | "style">;
  readonly layout: Layout | undefined;
  readonly pace: Pace;
  readonly updateComplete: Promise<boolean>;
}

const TRAVEL = 320;

/** On a phone that lies on its side: go where the beat is, and be there before it is lit. */
export async function follow(table: Filmed, beat: Beat, layouts: Layout[]): Promise<void> {
  const world = table.querySelector<SVGGElement>(".lying .board-well .world");
  if (!world) return;
  const from = table.camera.style.replace("transform:", "") || "none";
  table.camera.cover(table, struck(beat, layouts));
  await table.updateComplete;
  const to = table.camera.style.replace("transform:", "") || "none";
  if (from === to || lessMotion()) return;
  const way = [{ transform: from }, { transform: to }];
  const travel = world.animate(way, { duration: TRAVEL, easing: "ease-in-out" });
  await table.pace.keep(travel).finished.catch(() => undefined);
}

/** Whatever can be answered on the board is in the picture. */
export function frameQuestion(table: Filmed, ids: string[], close: boolean): void {
  if (!close) table.camera.frame(table, ids);
  else if (table.layout) table.camera.cover(table, regionOf(ids, [table.layout]));
}
