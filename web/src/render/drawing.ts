// Draws `Art` and `Lettering`: sheets of the stage, faces of cards, plates of stories.

import { nothing, svg, type SVGTemplateResult } from "lit";
import { symbolBox } from "../art";
import type { Art, Lettering, Words } from "../scene.gen";
import { num, rectangle } from "./shape";
import { colour, spriteAt, spriteIn } from "./sprite";
import type { Drawing } from "./types";

export type Say = (words: Words | undefined | null) => string;

export function drawing(items: Drawing | undefined, say: Say): SVGTemplateResult[] {
  return (items ?? []).map((item) => (item.type === "art" ? art(item) : lettering(item, say)));
}

function art(item: Art): SVGTemplateResult {
  const { sprite, x = 0, y = 0, w = 0, scale = 1, turn = 0, flip, opacity = 1 } = item;
  const box = symbolBox(sprite.symbol);
  const h = item.h || (w && box?.[2] ? (w * box[3]) / box[2] : w);
  const inner = w
    ? item.cover
      ? covering(item, w, h)
      : spriteIn(sprite, 0, 0, w, h)
    : spriteAt(sprite, 0, 0, scale);
  const place = `translate(${num(x)} ${num(y)})${
    turn ? ` rotate(${num(turn)})` : ""
  }${flip ? " scale(-1 1)" : ""}`;
  return svg`<g transform=${place} opacity=${opacity === 1 ? nothing : opacity}>${inner}</g>`;
}

/** Fill the box and cut off what is too much. */
function covering(item: Art, w: number, h: number): SVGTemplateResult {
  const box = symbolBox(item.sprite.symbol);
  if (!box) return spriteIn(item.sprite, 0, 0, w, h);
  const k = Math.max(w / box[2], h / box[3]);
  const id = `cover-${item.sprite.symbol}-${num(w)}-${num(h)}-${item.round ?? 0}`; // equal content, equal id
  return svg`<clipPath id=${id}><path d=${rectangle(0, 0, w, h, item.round ?? 0)}></path></clipPath>
    <g clip-path="url(#${id})">${spriteIn(item.sprite, 0, 0, box[2] * k, box[3] * k)}</g>`;
}

function lettering(item: Lettering, say: Say): SVGTemplateResult {
  const { x = 0, y = 0, size = 14, face = "plain", anchor = "middle", turn = 0, width = 0 } = item;
  const lines = width ? wrapped(say(item.text), width, size) : [say(item.text)];
  return svg`<text class="lettering ${face} ${item.strong ? "strong" : ""} ${item.halo ? "halo" : ""}"
    x=${num(x)} y=${num(y)} font-size=${num(size)} text-anchor=${anchor} fill=${colour(item.tint, "currentColor")}
    transform=${turn ? `rotate(${num(turn)} ${num(x)} ${num(y)})` : nothing}>${lines.map(
      (line, n) => svg`<tspan x=${num(x)} dy=${n ? num(size * 1.16) : 0}>${line}</tspan>`,
    )}</text>`;
}

/** Break by an average letter; exact enough for names on a board. */
function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(4, Math.floor(width / (size * 0.52)));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
