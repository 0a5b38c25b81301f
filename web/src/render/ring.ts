// The one light: rings of legal and chosen targets, brackets on what changed, the white line of focus.

import { nothing, svg, type SVGTemplateResult } from "lit";
import type { Spot } from "./layout";
import { extent, inset, num, outline } from "./shape";
import type { Glow } from "./target";

export interface Ringed {
  d: string;
  glow: Glow;
  bright: boolean;
  /** Where the dot goes; none on what is already covered by a piece's face. */
  dot: [number, number] | undefined;
  turned: string | undefined;
  /** An arrow comes down on it: the middle of its upper edge, and how large. */
  arrow?: [number, number, number] | undefined;
}

/** Regions of a map are ringed a little inside their border, so that neighbours stay apart. */
export function ringOf(spot: Spot, glow: Glow, taken: boolean): Ringed {
  const { space } = spot;
  const d = space.shape.type === "path" ? inset(space.shape.d, 12) : outline(space.shape, space.x, space.y);
  return {
    d,
    glow,
    bright: Boolean(space.bright),
    dot: glow === "legal" && !taken && space.shape.type !== "path" ? [space.x, space.y] : undefined,
    arrow: glow === "pointed" ? arrowOver(...extent(space.shape, space.x, space.y)) : undefined,
    turned: space.turn ? `rotate(${num(space.turn)} ${num(space.x)} ${num(space.y)})` : undefined,
  };
}

export const arrowOver = (x: number, y: number, w: number, h: number): [number, number, number] => [
  x + w / 2,
  y + h * 0.12,
  Math.min(w, h) * 0.34,
];

const arrow = ([x, y, s]: [number, number, number]): SVGTemplateResult =>
  svg`<g transform="translate(${num(x)} ${num(y)}) scale(${num(s) / 10})"><path class="arrow"
    d="M0 0L-6-7H-2.4V-14H2.4V-7H6Z"></path></g>`;

export function rings(all: Ringed[]): SVGTemplateResult {
  if (!all.length) return svg``;
  return svg`<g class="rings" aria-hidden="true">${glow(all)}${crisp(all)}</g>`;
}

/** Without their glow: pieces and their slots have it from `glows`. */
export const outlines = (all: Ringed[]): SVGTemplateResult =>
  all.length ? svg`<g class="rings" aria-hidden="true">${crisp(all)}</g>` : svg``;

/** All together: what breathes by itself is a layer of the screen of its own, and so is all that lies above it. */
export const glows = (all: Ringed[]): SVGTemplateResult =>
  all.length ? svg`<g class="rings" aria-hidden="true">${glow(all)}</g>` : svg``;

const glow = (all: Ringed[]): SVGTemplateResult =>
  svg`<g class="glow">${all.map(
    (one) => svg`<path class=${one.glow} d=${one.d} transform=${one.turned ?? nothing}></path>`,
  )}</g>`;

const crisp = (all: Ringed[]): SVGTemplateResult =>
  svg`${all.map(
    (one) => svg`${
      one.bright
        ? svg`<path class="under ${one.glow}" d=${one.d} transform=${one.turned ?? nothing}></path>`
        : nothing
    }
      <path class="ring ${one.glow}" d=${one.d} transform=${one.turned ?? nothing}></path>
      ${
        one.dot
          ? svg`<circle class="dot" cx=${num(one.dot[0])} cy=${num(one.dot[1])} r="4.5"></circle>`
          : nothing
      }`,
  )}
    ${all.map((one) => (one.arrow ? arrow(one.arrow) : nothing))}`;

/** Two corner brackets around something that is not as it was. */
export function brackets(x: number, y: number, w: number, h: number): SVGTemplateResult {
  const [l, t, r, b] = [x - w / 2, y - h / 2, x + w / 2, y + h / 2].map(num) as [
    number,
    number,
    number,
    number,
  ];
  const s = num(Math.min(w, h) * 0.2);
  const [above, below] = [
    `M${l} ${t + s}V${t + 4}q0-4 4-4H${l + s}`,
    `M${r} ${b - s}V${b - 4}q0 4-4 4H${r - s}`,
  ];
  return svg`<path class="changed" aria-hidden="true" d="${above}${below}"></path>`;
}

export function spotBrackets(spot: Spot): SVGTemplateResult {
  const [x, y, w, h] = extent(spot.space.shape, spot.x, spot.y);
  return brackets(x + w / 2, y + h / 2, w, h);
}
