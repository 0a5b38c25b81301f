// Draws a sprite: its symbol where the art has it, else a figure in its colour with its letter.

import { css } from "./css";
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { symbolBox } from "../art";
import type { Sprite } from "../scene.gen";
import { figure, num } from "./shape";

/** `#rrggbb` stays, a name becomes the theme's colour of that name. */
export function colour(tint: string | undefined, fallback = ""): string {
  if (!tint) return fallback;
  return /^(#|rgb|hsl|var)/.test(tint) ? tint : `var(--c-${tint}, var(--text-2))`;
}

const tinted = (sprite: Sprite): string => {
  const tint = colour(sprite.tint);
  return tint ? `color:${tint};--owner:${tint}` : "";
};

/** The sprite filling a box centred on `x, y`, whole and undistorted. */
export function spriteIn(sprite: Sprite, x: number, y: number, w: number, h: number): SVGTemplateResult {
  const box = symbolBox(sprite.symbol);
  if (!box) return standIn(sprite, x, y, Math.min(w, h) / 2);
  return svg`<use href="#${sprite.symbol}" x=${num(x - w / 2)} y=${num(y - h / 2)} width=${num(w)} height=${num(h)}
    style=${css(tinted(sprite))}></use>`;
}

/** The sprite in its own units times `scale`, its own origin lying on `x, y`. */
export function spriteAt(sprite: Sprite, x: number, y: number, scale: number, size = 30): SVGTemplateResult {
  const box = symbolBox(sprite.symbol);
  if (!box) return standIn(sprite, x, y, (size / 2) * scale);
  const [left, top, w, h] = box;
  return svg`<use href="#${sprite.symbol}" x=${num(x + left * scale)} y=${num(y + top * scale)}
    width=${num(w * scale)} height=${num(h * scale)} style=${css(tinted(sprite))}></use>`;
}

export interface Reach {
  w: number;
  h: number;
  cx: number;
  cy: number;
}

/** How much room a sprite takes around its origin when drawn by `spriteAt`. */
export function reach(sprite: Sprite | null | undefined, scale: number, fallback: number): Reach {
  const box = symbolBox(sprite?.symbol);
  if (!box) return { w: fallback, h: fallback, cx: 0, cy: 0 };
  const [x, y, w, h] = box;
  return { w: w * scale, h: h * scale, cx: (x + w / 2) * scale, cy: (y + h / 2) * scale };
}

/** A game without art looks decent all the same: figure, colour, letter. */
function standIn(sprite: Sprite, x: number, y: number, r: number): SVGTemplateResult {
  if (!sprite.letter && !sprite.shape && !sprite.tint) return svg``;
  const bare = !sprite.shape && !sprite.tint;
  return svg`<g class="stand-in" style=${css(`--own:${colour(sprite.tint, "var(--stand-in)")}`)}>
    ${bare ? nothing : svg`<path d=${figure(sprite.shape || "disc", x, y, r * 0.92)}></path>`}
    ${
      sprite.letter
        ? svg`<text x=${num(x)} y=${num(y + r * 0.3)} class=${bare ? "bare" : ""}
            font-size=${num(r * (sprite.letter.length > 1 ? 0.72 : 0.9))}>${sprite.letter}</text>`
        : nothing
    }
  </g>`;
}

/** A sprite as an element of a panel, `size` pixels high. Decoration: the words beside it name it. */
export function picture(
  sprite: Sprite | null | undefined,
  size: number,
  className = "",
): TemplateResult | typeof nothing {
  if (!sprite) return nothing;
  const box = symbolBox(sprite.symbol);
  const wide = box && box[3] ? (size * box[2]) / box[3] : size;
  return html`<svg
    class="picture ${className}"
    aria-hidden="true"
    viewBox=${box ? box.join(" ") : "-16 -16 32 32"}
    style=${css(`--w:${num(wide / 16)}rem;--h:${num(size / 16)}rem`)}
  >
    ${box ? spriteIn(sprite, box[0] + box[2] / 2, box[1] + box[3] / 2, box[2], box[3]) : standIn(sprite, 0, 0, 16)}
  </svg>`;
}

/** An icon of the platform, in the colour of the words around it. */
export function icon(name: string, className = ""): TemplateResult {
  return html`<svg class="ic ${className}" viewBox="0 0 24 24" aria-hidden="true">
    <use href="#ff-${name}"></use>
  </svg>`;
}
