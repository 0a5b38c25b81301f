// The whole board as one SVG: stage at rest, what lies on it, what explains it, and the one light on top.

import { symbolBox } from "../art";
import { codes } from "./codes";
import { css } from "./css";
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import type { Box, Layer, Node, Stage } from "../scene.gen";
import { shownOverlays } from "../table/options";
import type { Texts } from "../text";
import { drawing } from "./drawing";
import { whereIs, type Layout, type Spot, type Standing } from "./layout";
import { edgeLine, exitTab, linkLine } from "./link";
import { liesUnder, overlayShape, type Overlay } from "./overlay";
import { glowing, pieceNode } from "./piece";
import { glows, ringOf, rings, spotBrackets } from "./ring";
import { extent, num, rectangle, turned } from "./shape";
import { spaceAtRest, spaceFaces } from "./space";
import { colour } from "./sprite";
import { pieceOutline, spotOutline, targetsOf } from "./target";
import type { View } from "./view";

const OVERLAYS = new Set(["zone", "threshold", "trail", "aim", "ghost"]);

/** Sheets behind the whole table, cut to the window. */
export function backdrop(stage: Stage | undefined, texts: Texts): TemplateResult | typeof nothing {
  const sheets = (stage?.layers ?? []).filter((layer) => layer.level === "back");
  if (!sheets.length) return nothing;
  const [x, y, w, h] = sheets.find((layer) => layer.cover)?.cover ?? stage!.box;
  return html`<svg
    class="backdrop"
    viewBox="${x} ${y} ${w} ${h}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${sheets.map((layer) => drawing(layer.items, (words) => texts.plain(words)))}
  </svg>`;
}

/** A sheet as large as a board without a frame is the water around it: it fills the well to its edges. */
function isWater(stage: Stage, item: NonNullable<Layer["items"]>[number] | undefined): boolean {
  if (stage.frame || item?.type !== "art") return false;
  const box = item.w ? [0, 0, item.w, item.h ?? item.w] : symbolBox(item.sprite.symbol);
  return box !== undefined && box[2]! >= stage.box[2] * 0.98 && box[3]! >= stage.box[3] * 0.98;
}

const firstSheet = (stage: Stage): Layer | undefined =>
  stage.layers?.find((layer) => (layer.level ?? "under") === "under");

export function wellWater(stage: Stage | undefined, texts: Texts): TemplateResult | typeof nothing {
  const item = stage && firstSheet(stage)?.items[0];
  if (!stage || !isWater(stage, item)) return nothing;
  const [x, y, w, h] = stage.box;
  return html`<svg
    class="well-water"
    viewBox="${x} ${y} ${w} ${h}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${drawing([item!], (words) => texts.plain(words))}
  </svg>`;
}

/** How much of the world is shown: all of the board, on a screen without margins also the tabs on its frame, on a
 * phone only what can be stood on. */
export type Room = "roomy" | "close" | "tight";

export function boardSvg(view: View, zoom: string, room: Room): TemplateResult {
  const { stage, layout, scene, texts } = view;
  if (!stage) return html``;
  const targets = targetsOf(view);
  const [x, y, w, h] =
    room === "roomy"
      ? stage.box
      : room === "tight" && !(stage.frame && stage.spaces?.length)
        ? closeUp(layout, stage)
        : withExits(stage);
  const nodes = (scene.order ?? []).map((id) => [id, scene.nodes![id]!] as [string, Node]);
  const overlays = nodes.filter((pair): pair is [string, Overlay] => OVERLAYS.has(pair[1].type));
  const shown = shownOverlays(view.looked).map(
    (node, n) => [`shown-${n}`, node as Overlay] as [string, Overlay],
  );
  const all = [...overlays, ...shown];
  const spots = [...layout.spots.values()].filter((spot) => !spot.host && !spot.mat);
  const roots = layout.roots.filter((at) => !at.mat);
  const level = (layer: string): Standing[] => roots.filter((at) => (at.piece.layer ?? "piece") === layer);
  const taken = new Set(roots.filter((at) => at.piece.layer !== "ground").map((at) => at.piece.at));
  const ringed = spots
    .filter((spot) => targets.spots.has(spot.id))
    .map((spot) => ringOf(spot, targets.spots.get(spot.id)!, taken.has(spot.id)));
  const sheets = (name: string): SVGTemplateResult =>
    svg`${guard([stage, texts, name], () => layers(stage, name, texts))}`;
  const pieces = (list: Standing[]): unknown =>
    repeat(
      list,
      (at) => at.id,
      (at) => pieceNode(view, at, targets),
    );
  return html`<svg
    class="board-svg"
    viewBox="${x} ${y} ${w} ${h}"
    preserveAspectRatio="xMidYMid meet"
    role="group"
    aria-label=${texts.plain(stage.label)}
  >
    <defs>
      <radialGradient id="lamp-light">
        <stop offset="0" stop-color="#FFD68A" stop-opacity=".55"></stop>
        <stop offset=".5" stop-color="#FFC25E" stop-opacity=".16"></stop>
        <stop offset="1" stop-color="#FFC25E" stop-opacity="0"></stop>
      </radialGradient>
      ${
        stage.frame
          ? svg`<clipPath id="board-frame"><path d=${rectangle(...middle(stage.box), stage.frame)}></path></clipPath>`
          : nothing
      }
    </defs>
    <g class="world" style=${css(zoom)}>
      ${
        stage.ground
          ? svg`<path d=${rectangle(...middle(stage.box), stage.frame ?? 0)} fill=${colour(stage.ground)}></path>`
          : nothing
      }
      <g aria-hidden="true">${sheets("under")}${guard([stage, texts], () => spotsAtRest(spots, texts))}</g>
      ${guard([stage, texts], () => stage.edges?.map((edge) => edgeLine(edge, texts)))}
      <g aria-hidden="true">${sheets("over")}</g>
      ${nodes.map(([id, node]) => (node.type === "edge" ? edgeLine(node, texts, id) : nothing))}
      <g class="level">${pieces(level("ground"))}</g>
      <g aria-hidden="true">${links(view)}</g>
      ${all.filter(([, node]) => liesUnder(node)).map(([id, node]) => overlayShape(view, node, id))}
      ${lampLight(view)} ${rings(ringed)}
      <g class="faces">${spaceFaces(view, spots, stage)}</g>
      <g class="level">${pieces(level("piece"))}</g>
      ${all.filter(([, node]) => !liesUnder(node)).map(([id, node]) => overlayShape(view, node, id))}
      <g class="level">${pieces(level("air"))}</g>
      ${glows(
        glowing(
          [...layout.standing.values()].filter((at) => !at.mat),
          targets,
        ),
      )}
      ${codes(view, spots, targets.spots)} ${(stage.exits ?? []).map((exit) => exitTab(view, exit))}
      <g aria-hidden="true">
        ${sheets("front")} ${spots.filter((spot) => view.changed.has(spot.id)).map(spotBrackets)}
        ${focusLine(view, layout)}
      </g>
    </g>
  </svg>`;
}

const middle = ([x, y, w, h]: Box): [number, number, number, number] => [x + w / 2, y + h / 2, w, h];

/** Half an exit's tab: it may stand over the edge of the board. */
const TAB = [34, 22] as const;

/** Around a tile or a card at the rim of a close-up. */
const EDGE = 8;

function withExits({ box, exits = [] }: Stage): Box {
  const [x, y, w, h] = box;
  const [xs, ys] = [
    exits.flatMap((exit) => [exit.x - TAB[0], exit.x + TAB[0]]),
    exits.flatMap((exit) => [exit.y - TAB[1], exit.y + TAB[1]]),
  ];
  const [left, top] = [Math.min(x, ...xs), Math.min(y, ...ys)];
  return [left, top, Math.max(x + w, ...xs) - left, Math.max(y + h, ...ys) - top];
}

/** On a small screen only what can be stood on counts, tiles and cards with all that is printed on them, and the
 * ways out; scenery runs out of the picture. */
function closeUp(layout: Layout, { box, exits = [] }: Stage): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number, w: number, h: number): void => {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + w), Math.max(bottom, y + h)];
  };
  for (const { space, host, mat, turn, x, y } of layout.spots.values())
    if (!host && !mat) include(...turned(extent(space.shape, x, y), turn));
  for (const at of layout.standing.values()) {
    const [w, h] = [at.w + 2 * EDGE, at.h + 2 * EDGE];
    if (!at.mat && (at.slots.length || at.piece.card))
      include(at.x + at.cx - w / 2, at.y + at.cy - h / 2, w, h);
  }
  for (const { x, y } of exits) include(x - TAB[0], y - TAB[1], 2 * TAB[0], 2 * TAB[1]);
  return Number.isFinite(left) ? [left, top, right - left, bottom - top] : box;
}

function layers(stage: Stage, level: string, texts: Texts): SVGTemplateResult[] {
  return (stage.layers ?? [])
    .filter((layer: Layer) => (layer.level ?? "under") === level)
    .map((layer) => {
      const items =
        layer === firstSheet(stage) && isWater(stage, layer.items[0]) ? layer.items.slice(1) : layer.items;
      return svg`<g class="leaf" clip-path=${stage.frame ? "url(#board-frame)" : nothing}>
        ${drawing(items, (words) => texts.plain(words))}</g>`;
    });
}

const spotsAtRest = (spots: Spot[], texts: Texts): SVGTemplateResult[] =>
  spots.map((spot) => spaceAtRest(spot.space, texts));

function links(view: View): unknown[] {
  const fromScene = (view.scene.order ?? [])
    .map((id) => view.scene.nodes![id]!)
    .filter((node) => node.type === "link");
  return [...(view.stage?.links ?? []), ...fromScene].map((link) => {
    const [a, b] = link.ends.map((end) => whereIs(view.layout, end));
    return a && b ? linkLine(link, a, b) : nothing;
  });
}

/** Who has one piece of their own and the word stands in the light of the lamp. */
function lampLight(view: View): SVGTemplateResult {
  const { scene } = view;
  if (!scene.prompt?.yours || scene.viewer === null) return svg``;
  const mine = [...view.layout.standing.values()].filter(
    (at) => at.piece.owner === scene.viewer && !at.mat && (at.piece.layer ?? "piece") === "piece",
  );
  const [only, another] = mine;
  if (!only || another) return svg``;
  return svg`<circle class="lamp-light" cx=${num(only.x)} cy=${num(only.y)}
    r=${num(Math.max(only.w, only.h) * 1.9)} fill="url(#lamp-light)"></circle>`;
}

/** Drawn last, so that no piece covers it. */
function focusLine(view: View, layout: Layout): SVGTemplateResult {
  const spot = layout.spots.get(view.focus);
  if (spot && !spot.mat) {
    const host = spot.host ? layout.standing.get(spot.host) : undefined;
    const place = host
      ? `translate(${num(host.x)} ${num(host.y)}) rotate(${num(host.turn)}) scale(${host.k}) translate(${num(-host.ox)} ${num(-host.oy)})`
      : spot.space.turn
        ? `rotate(${num(spot.space.turn)} ${num(spot.x)} ${num(spot.y)})`
        : nothing;
    return svg`<path class="focus" d=${spotOutline(spot, 3)} transform=${place}></path>`;
  }
  const piece = layout.standing.get(view.focus);
  if (!piece || piece.mat) return svg``;
  return svg`<path class="focus" d=${pieceOutline(piece, 4)} transform="translate(${num(piece.x)} ${num(piece.y)})"></path>`;
}
