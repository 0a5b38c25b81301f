// Where everything stands: the absolute place of every space, slot and piece of a scene.
// Pieces on a slot move with their host but stay upright; several on one space share it.

import type { Piece, Scene, Space, Stage } from "../scene.gen";
import { extent } from "./shape";
import { reach } from "./sprite";

export interface Spot {
  id: string;
  space: Space;
  /** In board units (or, on a mat, the mat's). */
  x: number;
  y: number;
  /** The piece whose slot this is, and the slot's place in the host's own units. */
  host?: string;
  /** The mat it belongs to, if it is not on the board. */
  mat?: string;
  k: number;
  turn: number;
}

export interface Standing {
  id: string;
  piece: Piece;
  /** Board units, absolute. */
  x: number;
  y: number;
  /** Board units, relative to the host it stands on; equal to x, y for the others. */
  rx: number;
  ry: number;
  turn: number;
  /** Own units to board units, and what lies on `x, y` in own units. */
  k: number;
  ox: number;
  oy: number;
  /** How large it is on the board, and where its middle lies from x, y. */
  w: number;
  h: number;
  cx: number;
  cy: number;
  host?: string;
  mat?: string;
  guests: Standing[];
  slots: Spot[];
}

export interface Layout {
  stage: Stage | undefined;
  spots: Map<string, Spot>;
  standing: Map<string, Standing>;
  /** In the order of the scene, without those that stand on others. */
  roots: Standing[];
}

const NO_SPACES: Space[] = [];

export function layOut(stage: Stage | undefined, scene: Scene): Layout {
  const spots = new Map<string, Spot>();
  const standing = new Map<string, Standing>();
  const roots: Standing[] = [];
  for (const space of stage?.spaces ?? NO_SPACES)
    spots.set(space.id, { id: space.id, space, x: space.x, y: space.y, k: 1, turn: space.turn ?? 0 });
  const order = scene.order ?? Object.keys(scene.nodes ?? {});
  for (const mat of order) {
    const node = scene.nodes?.[mat];
    if (node?.type !== "mat") continue;
    for (const space of node.spaces ?? NO_SPACES)
      spots.set(space.id, { id: space.id, space, x: space.x, y: space.y, mat, k: 1, turn: 0 });
  }
  const shares = sharing(scene, order);
  const waiting = new Set(order.filter((id) => scene.nodes?.[id]?.type === "piece"));
  const put = (id: string): void => {
    if (!waiting.delete(id)) return;
    const piece = scene.nodes?.[id] as Piece;
    const host = hostOf(piece, scene);
    if (host) put(host);
    const at = stand(id, piece, spots, standing, shares, stage);
    standing.set(id, at);
    if (at.host) standing.get(at.host)?.guests.push(at);
    else roots.push(at);
    for (const slot of slotsOf(stage, piece)) {
      const spot = slotSpot(id, at, slot);
      at.slots.push(spot);
      spots.set(spot.id, spot);
    }
  };
  for (const id of order) put(id);
  return { stage, spots, standing, roots };
}

export function slotsOf(stage: Stage | undefined, piece: Piece): Space[] {
  const mould = piece.mould ? stage?.moulds?.[piece.mould] : undefined;
  return [...(piece.slots ?? []), ...(mould?.slots ?? [])];
}

/** `pod/3` stands on the piece `pod`. */
function hostOf(piece: Piece, scene: Scene): string | undefined {
  const host = piece.at?.slice(0, piece.at.lastIndexOf("/"));
  return host && scene.nodes?.[host]?.type === "piece" ? host : undefined;
}

interface Share {
  n: number;
  of: number;
}

/** How many pieces lie side by side on each space; those with a place of their own do not count. */
function sharing(scene: Scene, order: string[]): Map<string, Share> {
  const groups = new Map<string, string[]>();
  for (const id of order) {
    const node = scene.nodes?.[id];
    if (node?.type !== "piece" || !node.at || node.dx || node.dy || (node.layer ?? "piece") !== "piece")
      continue;
    groups.set(node.at, [...(groups.get(node.at) ?? []), id]);
  }
  const shares = new Map<string, Share>();
  for (const ids of groups.values()) ids.forEach((id, n) => shares.set(id, { n, of: ids.length }));
  return shares;
}

function stand(
  id: string,
  piece: Piece,
  spots: Map<string, Spot>,
  standing: Map<string, Standing>,
  shares: Map<string, Share>,
  stage: Stage | undefined,
): Standing {
  const spot = piece.at ? spots.get(piece.at) : undefined;
  const [sx, sy] = shared(shares.get(id), spot, stage);
  const x = (spot?.x ?? 0) + (piece.dx ?? 0) + sx;
  const y = (spot?.y ?? 0) + (piece.dy ?? 0) + sy;
  const host = spot?.host ? standing.get(spot.host) : undefined;
  return {
    id, piece, x, y,
    rx: host ? x - host.x : x,
    ry: host ? y - host.y : y,
    turn: piece.turn ?? 0,
    ...measure(piece, stage),
    ...(spot?.host ? { host: spot.host } : {}),
    ...((spot?.mat ?? host?.mat) ? { mat: (spot?.mat ?? host?.mat)! } : {}),
    guests: [], slots: [],
  }; // prettier-ignore
}

/** Own units: those of the box fitted to `w, h`, else board units times `scale`. */
function measure(
  piece: Piece,
  stage: Stage | undefined,
): Pick<Standing, "k" | "ox" | "oy" | "w" | "h" | "cx" | "cy"> {
  const mould = piece.mould ? stage?.moulds?.[piece.mould] : undefined;
  const box =
    piece.box ?? piece.card?.box ?? mould?.box ?? (piece.card ? ([0, 0, 104, 146] as const) : undefined);
  const scale = piece.scale ?? 1;
  if (box) {
    const wanted = Math.min(piece.w ? piece.w / box[2] : Infinity, piece.h ? piece.h / box[3] : Infinity);
    const k = Number.isFinite(wanted) ? wanted : scale;
    return {
      k,
      ox: box[0] + box[2] / 2,
      oy: box[1] + box[3] / 2,
      w: box[2] * k,
      h: box[3] * k,
      cx: 0,
      cy: 0,
    };
  }
  if (piece.w) return { k: 1, ox: 0, oy: 0, w: piece.w, h: piece.h || piece.w, cx: 0, cy: 0 };
  return { k: scale, ox: 0, oy: 0, ...reach(piece.sprite, scale, 30 * scale) };
}

function shared(
  share: Share | undefined,
  spot: Spot | undefined,
  stage: Stage | undefined,
): [number, number] {
  if (!share || share.of < 2 || !spot) return [0, 0];
  const named = spot.space.layout
    ? stage?.layouts?.[spot.space.layout]?.[share.of - 1]?.[share.n]
    : undefined;
  if (named) return [named[0], named[1]];
  const [, , wide] = extent(spot.space.shape, 0, 0);
  const step = (wide * 0.62) / share.of;
  return [(share.n - (share.of - 1) / 2) * step, (share.n % 2 ? 1 : -1) * step * 0.16];
}

function slotSpot(piece: string, at: Standing, slot: Space): Spot {
  const [dx, dy] = rotated((slot.x - at.ox) * at.k, (slot.y - at.oy) * at.k, at.turn);
  return {
    id: `${piece}/${slot.id}`, space: slot, x: at.x + dx, y: at.y + dy, host: piece, k: at.k, turn: at.turn,
    ...(at.mat ? { mat: at.mat } : {}),
  }; // prettier-ignore
}

export function rotated(x: number, y: number, degrees: number): [number, number] {
  if (!degrees) return [x, y];
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x * c - y * s, x * s + y * c];
}

/** Where any id is, to draw a line to it: a space, a slot, a piece. */
export function whereIs(layout: Layout, id: string): { x: number; y: number; r: number } | undefined {
  const spot = layout.spots.get(id);
  if (spot) {
    const [, , w, h] = extent(spot.space.shape, 0, 0);
    return { x: spot.x, y: spot.y, r: (Math.min(w, h) / 2) * spot.k };
  }
  const piece = layout.standing.get(id);
  return piece && { x: piece.x, y: piece.y, r: Math.min(piece.w, piece.h) / 2 };
}
