// The light of a beat on the board: dark around it, a ghost and a dashed outline where a piece was, a dotted way to
// where it went, the number that stands on the card as well. Everything is one group on top of the world.

import { nothing, svg, type SVGTemplateResult } from "lit";
import { codesOf } from "../render/codes";
import { css } from "../render/css";
import { whereIs, type Layout, type Standing } from "../render/layout";
import { pieceBody } from "../render/piece";
import { circle, num, outline } from "../render/shape";
import type { View } from "../render/view";
import type { Point } from "./ways";

/** One piece on its way. */
export interface Track {
  /** As it stood; nothing if it is new. */
  was: Standing | undefined;
  way: Point[];
  /** Spaces at both ends, where the tell names them. */
  from: string;
  to: string;
}

/** What a beat, or a consequence of a card, is about. */
export interface Mark {
  tracks: Track[];
  touches: string[];
  tint: string;
  number: number;
}

interface Light {
  x: number;
  y: number;
  r: number;
}

/** What is seen of the board, and how many of its units are one pixel of the screen. */
export interface Well {
  box: readonly [x: number, y: number, w: number, h: number];
  px: number;
}

export function spotlight(view: View, marks: Mark[], { box, px }: Well): SVGTemplateResult {
  const lights = marks.flatMap((mark) => lightsOf(mark, view.layout, px));
  return svg`${lights.length ? darkness(lights, box) : nothing}
    ${marks.map((mark) => marked(view, mark, px))}`;
}

function lightsOf({ tracks, touches }: Mark, layout: Layout, px: number): Light[] {
  const least = 44 * px;
  const ends = tracks.flatMap(({ was, way }) => {
    const r = was ? Math.max(was.w, was.h) / 2 : 0;
    return [way[0], way.at(-1)]
      .filter((point) => point !== undefined)
      .map(([x, y]) => ({ x: x + (was?.cx ?? 0), y: y + (was?.cy ?? 0), r }));
  });
  const about = touches.map((id) => whereOnBoard(layout, id)).filter((at) => at !== undefined);
  return [...ends, ...about].map(({ x, y, r }) => ({ x, y, r: Math.max(r * 1.25, least) }));
}

/** Pieces and spaces on mats lie in panels: they have no place here. */
function whereOnBoard(layout: Layout, id: string): Light | undefined {
  const on = layout.spots.get(id) ?? layout.standing.get(id);
  return on?.mat ? undefined : whereIs(layout, id);
}

function darkness(lights: Light[], [x, y, w, h]: Well["box"]): SVGTemplateResult {
  return svg`<radialGradient id="told-hole"><stop offset=".62"></stop>
      <stop offset="1" stop-opacity="0"></stop></radialGradient>
    <mask id="told-mask" maskUnits="userSpaceOnUse" x=${num(x)} y=${num(y)} width=${num(w)} height=${num(h)}>
      <rect x=${num(x)} y=${num(y)} width=${num(w)} height=${num(h)} fill="#fff"></rect>
      ${lights.map(
        (light) =>
          svg`<circle cx=${num(light.x)} cy=${num(light.y)} r=${num(light.r * 1.35)} fill="url(#told-hole)"></circle>`,
      )}
    </mask>
    <rect class="dark" x=${num(x)} y=${num(y)} width=${num(w)} height=${num(h)} mask="url(#told-mask)"></rect>`;
}

export function marked(view: View, mark: Mark, px: number): SVGTemplateResult {
  const { layout } = view;
  const places = mark.touches.map((id) => outlineOf(layout, id)).filter(Boolean);
  const ends = mark.tracks.flatMap(({ from, to }) => [from, to]);
  return svg`<g class="mark" style=${css(`--told:${mark.tint}`)}>
    ${mark.tracks.map((track) => leftBehind(view, track))}
    ${places.map((d) => svg`<path class="place" d=${d}></path>`)} ${codesOf(layout, [...mark.touches, ...ends])}
    ${mark.tracks.map((track) => dotted(track, layout, px))}
    ${mark.number ? numbered(mark, layout, px) : nothing}
  </g>`;
}

/** Where it stood: faint, in a dashed outline; where it went: a firm one. */
function leftBehind(view: View, { was, way, from, to }: Track): SVGTemplateResult {
  const [start, end] = [way[0], way.at(-1)];
  const { layout } = view;
  const left = start && was && way.length > 1;
  const around = (id: string, at: Point | undefined): string =>
    outlineOf(layout, id) || (at ? circle(at[0], at[1], was ? Math.max(was.w, was.h) * 0.5 : 0) : "");
  const [began, went] = [left ? around(from, start) : "", end && to ? outlineOf(layout, to) : ""];
  return svg`${began ? svg`<path class="left" d=${began}></path>` : nothing}
    ${
      left
        ? svg`<g class="gone" transform="translate(${num(start[0])} ${num(start[1])})">${pieceBody(view, was)}</g>`
        : nothing
    }
    ${went ? svg`<path class="place" d=${went}></path>` : nothing}`;
}

export function outlineOf(layout: Layout, id: string): string {
  const spot = layout.spots.get(id);
  if (spot?.mat) return "";
  if (spot && !spot.host && !spot.turn) return outline(spot.space.shape, spot.x, spot.y);
  const at = whereOnBoard(layout, id);
  const piece = layout.standing.get(id);
  return at ? circle(at.x + (piece?.cx ?? 0), at.y + (piece?.cy ?? 0), at.r) : "";
}

const HEAD = 8;

/** Dots along the way, in an arc where it is one step, and a head where it ends. */
function dotted({ was, way, to }: Track, layout: Layout, px: number): SVGTemplateResult {
  const [start, end] = [way[0], way.at(-1)];
  if (!start || !end || way.length < 2) return svg``;
  const long = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const size =
    Math.min((was ? Math.min(was.w, was.h) : 0) / 2, whereIs(layout, to)?.r ?? Infinity) || 20 * px;
  if (long < size * 0.6) return svg``;
  const before: Point = way.length > 2 ? way.at(-2)! : bend(start, end, long);
  const tip = shortOf(end, before, size * 0.55);
  const d =
    way.length > 2
      ? `M${[...way.slice(0, -1), tip].map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`
      : `M${num(start[0])} ${num(start[1])}Q${num(before[0])} ${num(before[1])} ${num(tip[0])} ${num(tip[1])}`;
  const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  const s = num(HEAD * px);
  const head = svg`<path class="head" d="M${-s} ${-s}L${s * 0.5} 0L${-s} ${s}Z"
    transform="translate(${num(tip[0])} ${num(tip[1])}) rotate(${num(angle)})"></path>`;
  return svg`<g class="way"><path class="under" d=${d}></path><path class="dots" d=${d}></path>${head}</g>`;
}

const BULGE = 0.24;

/** The middle of an arc; it rises, whichever way it goes. */
function bend([ax, ay]: Point, [bx, by]: Point, long: number): Point {
  const [dx, dy] = [(by - ay) / long, (ax - bx) / long];
  const up = dy > 0 || (dy === 0 && dx > 0) ? -1 : 1;
  return [(ax + bx) / 2 + dx * up * long * BULGE * 2, (ay + by) / 2 + dy * up * long * BULGE * 2];
}

function shortOf([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const long = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / long) * by, y + ((ty - y) / long) * by];
}

const BADGE = 12;

function numbered({ tracks, touches, number }: Mark, layout: Layout, px: number): SVGTemplateResult[] {
  const starts = tracks.map(({ was, way }) => {
    const [x, y] = way[0] ?? [0, 0];
    const r = was ? Math.min(was.w, was.h) / 2 : 18 * px;
    return { x: x - r * 0.7, y: y - r * 0.7 };
  });
  const about = touches
    .map((id) => whereOnBoard(layout, id))
    .filter((at) => at !== undefined)
    .map(({ x, y, r }) => ({ x: x - r * 0.8, y: y - r * 0.8 }));
  return (starts.length ? starts : about.slice(0, 1)).map(
    ({
      x,
      y,
    }) => svg`<g class="number" transform="translate(${num(x)} ${num(y)}) scale(${num(px * 100) / 100})">
      <circle r=${BADGE}></circle><text y="4.5">${number}</text></g>`,
  );
}
