// What explains a position or a choice: zones, thresholds, trails, lines of sight, ghosts.

import { css } from "./css";
import { nothing, svg, type SVGTemplateResult } from "lit";
import type { Aim, Ghost, Threshold, Trail, Area } from "../scene.gen";
import { whereIs } from "./layout";
import { toneColour } from "./marks";
import { pieceBody } from "./piece";
import { circle, num, outline } from "./shape";
import { colour, reach, spriteAt } from "./sprite";
import { pieceOutline } from "./target";
import type { View } from "./view";

export type Overlay = Area | Threshold | Trail | Aim | Ghost;

/** `under` the pieces lie zones and thresholds, `over` them the rest. */
export const liesUnder = (overlay: Overlay): boolean =>
  overlay.type === "zone" || overlay.type === "threshold";

export function overlayShape(view: View, overlay: Overlay, id: string): SVGTemplateResult {
  switch (overlay.type) {
    case "zone":
      return zone(view, overlay, id);
    case "threshold":
      return threshold(view, overlay, id);
    case "trail":
      return trail(view, overlay);
    case "aim":
      return aim(view, overlay);
    case "ghost":
      return ghost(view, overlay);
  }
}

function zone(
  view: View,
  { spaces = [], d, tone, tint, look = "wash", label }: Area,
  id: string,
): SVGTemplateResult {
  const grow = look === "wash" ? 2.4 : look === "dashed" ? 4 : 1;
  const shape = d || spaces.map((name) => outlineOf(view, name, grow)).join("");
  const paint = colour(tint, toneColour(tone ?? "bad"));
  return svg`<g class="zone ${look}" role="img" aria-label=${view.texts.plain(label)} style=${css(`--tint:${paint}`)}>
    ${
      look === "wash"
        ? svg`<linearGradient id="wash-${id}" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style=${css(`stop-color:${paint}`)} stop-opacity=".24"></stop>
          <stop offset="1" style=${css(`stop-color:${paint}`)} stop-opacity=".05"></stop></linearGradient>`
        : nothing
    }
    <path d=${shape} fill=${look === "wash" ? `url(#wash-${id})` : "none"}></path></g>`;
}

/** Around a space, or around a whole piece where it stands. */
function outlineOf({ layout }: View, id: string, grow: number): string {
  const spot = layout.spots.get(id);
  if (spot) return outline(spot.space.shape, spot.x, spot.y, grow);
  const at = layout.standing.get(id);
  return at ? pieceOutline({ ...at, cx: at.x + at.cx, cy: at.y + at.cy }, grow) : "";
}

function threshold(view: View, line: Threshold, id: string): SVGTemplateResult {
  const [[ax, ay], [bx, by]] = [line.start, line.end];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const room = line.sprite ? reach(line.sprite, 1, 24).w * 0.62 : 0;
  const [sx, sy] = [ax + ((bx - ax) / long) * room, ay + ((by - ay) / long) * room];
  return svg`<g class="threshold" data-id=${id} role="img" aria-label=${view.texts.plain(line.label)}
    style=${css(`--tint:${toneColour(line.tone ?? "bad")}`)}>
    <path d="M${num(sx)} ${num(sy)}L${num(bx)} ${num(by)}"></path>${line.sprite ? spriteAt(line.sprite, ax, ay, 0.95) : nothing}</g>`;
}

function trail(view: View, { through, tone }: Trail): SVGTemplateResult {
  const stops = through.map((id) => whereIs(view.layout, id)).filter((at) => at !== undefined);
  const [first, second] = stops;
  const [last, before] = [stops.at(-1), stops.at(-2)];
  if (!first || !second || !last || !before) return svg``;
  const points = stops.map(({ x, y }) => [x, y] as [number, number]);
  points[0] = towards(first, second, first.r * 0.55);
  points[points.length - 1] = towards(last, before, last.r * 0.4);
  const d = `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;
  return svg`<g class="trail" aria-hidden="true" style=${css(`--tint:${toneColour(tone, "var(--lamp-hi-dark)")}`)}>
    <path class="under" d=${d}></path><path d=${d}></path></g>`;
}

function aim(view: View, { origin, target, blocked }: Aim): SVGTemplateResult {
  const [a, b] = [whereIs(view.layout, origin), whereIs(view.layout, target)];
  if (!a || !b) return svg``;
  const [sx, sy] = towards(a, b, a.r * 0.5);
  const r = Math.max(16, b.r * 0.86);
  const ticks = [0, 90, 180, 270].map(
    (turn) => svg`<path d="M0 ${num(-r * 0.62)}V${num(-r * 1.28)}" transform="rotate(${turn})"></path>`,
  );
  return svg`<g class="aim ${blocked ? "blocked" : ""}" aria-hidden="true">
    <path class="origin" d=${circle(a.x, a.y, a.r * 0.98)}></path>
    <path class="line" d="M${num(sx)} ${num(sy)}L${num(b.x)} ${num(b.y)}"></path>
    <g transform="translate(${num(b.x)} ${num(b.y)})"><path class="reticle" d=${circle(0, 0, r)}></path>${ticks}</g></g>`;
}

function ghost(view: View, { at, of, sprite, dx = 0, dy = 0, scale = 1, turn }: Ghost): SVGTemplateResult {
  const spot = view.layout.spots.get(at) ?? view.layout.standing.get(at);
  if (!spot) return svg``;
  const piece = of ? view.layout.standing.get(of) : undefined;
  const body = piece
    ? pieceBody(view, {
        ...piece,
        k: scale === 1 ? piece.k : scale,
        turn: turn || piece.turn,
        slots: [],
        guests: [],
      })
    : sprite
      ? svg`<g transform="rotate(${num(turn ?? 0)})">${spriteAt(sprite, 0, 0, scale)}</g>`
      : svg``;
  return svg`<g class="ghost" aria-hidden="true" transform="translate(${num(spot.x + dx)} ${num(spot.y + dy)})">${body}</g>`;
}

function towards(a: { x: number; y: number }, b: { x: number; y: number }, by: number): [number, number] {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return [a.x + ((b.x - a.x) / long) * by, a.y + ((b.y - a.y) / long) * by];
}
