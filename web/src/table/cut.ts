// A cut of the board around what a tell is about: the board as it stood then, with the ways things went.

import { render } from "lit";
import { layOut, whereIs } from "../render/layout";
import type { View } from "../render/view";
import type { TableLine, Tell } from "../net/types";
import type { Picture } from "../store/store";
import type { Texts } from "../text";
import { pointing } from "./guide";
import { aboutOf } from "./history";
import { Options } from "./options";
import { tintOf } from "./showing";
import { marked, type Mark, type Track } from "./spotlight";

const NS = "http://www.w3.org/2000/svg";
const NOTHING: ReadonlySet<string> = new Set();
/** A cut shows at least this share of the board, so that one sees where it is. */
const LEAST = 0.34;
/** Room around what it is about, as a share of it. */
const ROOM = 0.55;

/** What was, to be looked at and not to be touched. */
export function viewOfPast({ scene, stage }: Picture, texts: Texts): View {
  const past = { ...scene, options: [], changed: [] };
  return {
    scene: past,
    stage,
    layout: layOut(stage, past),
    options: new Options(undefined),
    texts,
    looked: undefined,
    chosen: undefined,
    changed: NOTHING,
    focus: "",
    stop: "",
    people: new Map(),
    telling: false,
    under: NOTHING,
    mayPlayAgain: false,
    lit: new Set(),
    aims: undefined,
    guide: pointing(undefined, past),
  };
}

export type Frame = readonly [x: number, y: number, high: number];

/** The frame around these places, inside the board as far as it fits; `aspect` times as wide as it is high. */
export function frameAround(
  places: { x: number; y: number; r: number }[],
  [bx, by, bw, bh]: readonly [number, number, number, number],
  aspect = 1,
): Frame {
  const all = places.length ? places : [{ x: bx + bw / 2, y: by + bh / 2, r: Math.min(bw, bh) / 2 }];
  const left = Math.min(...all.map(({ x, r }) => x - r));
  const right = Math.max(...all.map(({ x, r }) => x + r));
  const top = Math.min(...all.map(({ y, r }) => y - r));
  const bottom = Math.max(...all.map(({ y, r }) => y + r));
  const wanted = Math.max((right - left) / aspect, bottom - top) * (1 + ROOM);
  const high = Math.min(Math.max(wanted, Math.min(bw, bh) * LEAST), Math.max(bw / aspect, bh));
  const fit = (middle: number, begin: number, long: number, size: number): number =>
    size >= long
      ? begin + (long - size) / 2
      : Math.min(Math.max(middle - size / 2, begin), begin + long - size);
  return [fit((left + right) / 2, bx, bw, high * aspect), fit((top + bottom) / 2, by, bh, high), high];
}

/** What a picture of this tell is about: of a card what it did, as far as that was told with it. */
export function playedBy(tell: Tell, { tells = [] }: TableLine): Tell[] {
  if (!tell.beat?.shows) return [tell];
  const after = tells.slice(tells.indexOf(tell) + 1);
  const next = after.findIndex(({ beat }) => beat?.shows);
  const did = after.slice(0, next < 0 ? undefined : next).filter(({ beat }) => beat?.spot);
  return did.length ? did : [tell];
}

/** Where to look of all that: at the harm that was done, if any was. */
export function worst(tells: Tell[]): Tell[] {
  const bad = tells.filter(({ beat }) => beat?.tone === "bad");
  return bad.length ? bad : tells;
}

/** Where on the board it plays; decks and mats lie beside it. */
export function placesOf(tells: Tell[], { layout }: View): { x: number; y: number; r: number }[] {
  return tells
    .flatMap(aboutOf)
    .filter((id) => !(layout.spots.get(id) ?? layout.standing.get(id))?.mat)
    .map((id) => whereIs(layout, id))
    .filter((at) => at !== undefined);
}

/** Cut the board that was drawn into this frame, and mark what happened on it. */
export function cut(frame: HTMLElement, view: View, tells: Tell[]): void {
  const board = frame.querySelector<SVGSVGElement>("svg.board-svg");
  const world = board?.querySelector(".world");
  if (!board || !world || !view.stage) return;
  const aspect = frame.clientWidth / frame.clientHeight || 1;
  const [x, y, high] = frameAround(placesOf(tells, view), view.stage.box, aspect);
  board.setAttribute("viewBox", `${x} ${y} ${high * aspect} ${high}`);
  board.setAttribute("preserveAspectRatio", "xMidYMid meet");
  const group = document.createElementNS(NS, "g");
  world.append(group);
  const px = high / (frame.clientHeight || 1);
  render(
    tells.map((tell) => marked(view, markOf(tell, view), px)),
    group,
  );
}

function markOf(tell: Tell, view: View): Mark {
  const { layout } = view;
  const tracks = (tell.motions ?? []).flatMap(({ piece, origin, to, via }): Track[] => {
    const was = layout.standing.get(piece);
    const stops = [origin ?? "", ...(via ?? []), to ?? ""].map((id) => whereIs(layout, id));
    const way = stops.filter((at) => at !== undefined).map(({ x, y }): [number, number] => [x, y]);
    if (was?.mat || !way.length) return [];
    return [{ was, way, from: origin ?? "", to: to ?? "" }];
  });
  const tint = tell.beat?.tone === "bad" ? "var(--danger)" : tintOf(view, tell);
  return { tracks, touches: [...(tell.beat?.touches ?? [])], tint, number: 0 };
}
