// Where the camera is: the whole board in a corner while only a part of it is in the picture.

import { html, nothing, svg, type TemplateResult } from "lit";
import { css } from "../render/css";
import { whereIs, type Standing } from "../render/layout";
import { num, outline } from "../render/shape";
import { colour } from "../render/sprite";
import { targetsOf } from "../render/target";
import { ownerOf, type View } from "../render/view";
import type { Region } from "./camera";

export function inset(view: View, seen: Region): TemplateResult | typeof nothing {
  const { stage, layout } = view;
  if (!stage) return nothing;
  const [x, y, w, h] = stage.box;
  const spaces = stage.spaces ?? [];
  const roots = layout.roots.filter(({ mat }) => !mat);
  const lies = ({ piece }: Standing): boolean => piece.layer === "ground";
  const [left, top] = [Math.max(seen.left, x), Math.max(seen.top, y)];
  const [right, bottom] = [Math.min(seen.right, x + w), Math.min(seen.bottom, y + h)];
  return html`<svg class="inset" viewBox="${x} ${y} ${w} ${h}" aria-hidden="true">
    ${spaces.map((space) => svg`<path class="ground" d=${outline(space.shape, space.x, space.y)}></path>`)}
    ${roots.filter(lies).map((at) => dot(at, "#3f6a78"))}
    ${roots.filter((at) => !lies(at)).map((at) => dot(at, tint(view, at)))}
    <rect
      class="seen"
      x=${num(left)}
      y=${num(top)}
      width=${num(right - left)}
      height=${num(bottom - top)}
    ></rect>
  </svg>`;
}

/** In pixels, with the edge it keeps: what it hides. */
const [WIDE, HIGH] = [90, 98];

interface Circle {
  x: number;
  y: number;
  r: number;
}

/** It lies in the left corner, unless it would hide more there of what can be answered than in the right one. */
export function freerAtRight(lit: Circle[], seen: Region, unit: number): boolean {
  const hidden = (left: number): number =>
    lit.filter(
      ({ x, y, r }) =>
        x + r > left &&
        x - r < left + WIDE * unit &&
        y + r > seen.bottom - HIGH * unit &&
        y - r < seen.bottom,
    ).length;
  return hidden(seen.left) > hidden(seen.right - WIDE * unit);
}

export function litPlaces(view: View): Circle[] {
  const { spots, pieces } = targetsOf(view);
  return [...spots.keys(), ...pieces.keys()]
    .map((id) => whereIs(view.layout, id))
    .filter((at) => at !== undefined);
}

/** What belongs to nobody is what one looks out for. */
const tint = (view: View, { piece }: Standing): string =>
  colour(ownerOf(view, piece.owner)?.tint, "var(--beast)");

const dot = ({ x, y, w, h, cx, cy }: Standing, fill: string): unknown =>
  svg`<circle cx=${num(x + cx)} cy=${num(y + cy)} r=${num(Math.max(w, h) * 0.42)} style=${css(`fill:${fill}`)}></circle>`;
