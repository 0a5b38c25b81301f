// The small marks: on pieces and spaces as SVG in the piece's own units, in panels as HTML.

import { css } from "./css";
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { symbolBox } from "../art";
import type { Arc, Badge, Count, Pips, Ring, Tone } from "../scene.gen";
import type { Texts } from "../text";
import { markName } from "./names";
import { circle, num } from "./shape";
import { colour, picture, spriteIn } from "./sprite";
import type { Corner, Mark } from "./types";

export const toneColour = (tone: Tone | undefined, plain = "var(--text-2)"): string =>
  ({ plain, good: "var(--ok)", bad: "var(--danger)", info: "var(--info)", dim: "var(--text-3)" })[
    tone ?? "plain"
  ];

const CORNERS: Record<Corner, [number, number]> = {
  ne: [1, -1], nw: [-1, -1], se: [1, 1], sw: [-1, 1], n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0], centre: [0, 0],
}; // prettier-ignore

export interface Frame {
  /** Half the width and height that corners refer to, and their middle. */
  rx: number;
  ry: number;
  cx: number;
  cy: number;
  /** Where it stands: rings and arcs go around this. */
  ox: number;
  oy: number;
  /** How much smaller the piece's own units are than the board's. */
  k: number;
  /** To be turned back by, so that badges stand upright. */
  turn: number;
  tint: string;
}

export function svgMarks(marks: Mark[] | undefined, frame: Frame, texts: Texts): SVGTemplateResult[] {
  return (marks ?? []).map((mark) => {
    switch (mark.type) {
      case "ring":
        return ring(mark, frame);
      case "arc":
        return arc(mark, frame);
      case "badge":
        return badge(mark, frame, texts);
      case "count":
        return count(mark, frame);
      case "pips":
        return pips(mark, frame);
      default:
        return svg``;
    }
  });
}

function ring(mark: Ring, { rx, ry, ox, oy }: Frame): SVGTemplateResult {
  const tint = colour(mark.tint, toneColour(mark.tone, "#EDF3F0"));
  const r = Math.min(rx, ry) * 0.92;
  return svg`<path class="mark-ring ${mark.dashed ? "dashed" : ""} ${mark.glow ? "glow" : ""}" d=${circle(ox, oy, r)}
    style=${css(`--tint:${tint}`)}></path>`;
}

/** Runs clockwise from the left; a gap stays at the lower left for a badge. */
function arc(mark: Arc, { rx, ry, ox, oy, tint }: Frame): SVGTemplateResult {
  const r = Math.min(rx, ry) * 0.86;
  const [from, whole] = [190, 250];
  const share = whole / mark.total;
  const gap = mark.total > 1 ? Math.min(7, share * 0.28) : 0;
  const paint = colour(
    mark.tint,
    mark.tone && mark.tone !== "plain" ? toneColour(mark.tone) : tint || "var(--text)",
  );
  return svg`<g class="mark-arc" style=${css(`--tint:${paint}`)}>${Array.from(
    { length: mark.total },
    (_, n) => {
      const start = from + n * share + gap / 2;
      return svg`<path class=${n < mark.filled ? "on" : ""} d=${arcPath(ox, oy, r, start, start + share - gap)}></path>`;
    },
  )}</g>`;
}

function arcPath(cx: number, cy: number, r: number, from: number, to: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${num(cx + r * Math.cos(angle))} ${num(cy + r * Math.sin(angle))}`;
  };
  return `M${at(from)}A${num(r)} ${num(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

function badge(mark: Badge, frame: Frame, texts: Texts): SVGTemplateResult {
  const [x, y] = mark.at ?? cornerOf(mark.corner ?? "ne", frame);
  const words = texts.plain(mark.text);
  const box = symbolBox(mark.sprite?.symbol);
  const inner = mark.sprite
    ? svg`${spriteIn(mark.sprite, 0, 0, box?.[2] ?? 18, box?.[3] ?? 18)}
        ${
          words
            ? svg`<text class="badge-text on-sprite" y=${num((box?.[3] ?? 18) * 0.19)}
              font-size=${num((box?.[3] ?? 18) * 0.52)} text-anchor="middle">${words}</text>`
            : nothing
        }`
    : svg`<rect class="badge-ground" x=${-Math.max(9, 3.6 * words.length + 4)} y="-9"
      width=${2 * Math.max(9, 3.6 * words.length + 4)} height="18" rx="9"></rect>
        <text class="badge-text" y="4.2" font-size="12" text-anchor="middle">${words}</text>`;
  const scale = mark.sprite ? 1 : readable(frame.k);
  const placed = `translate(${num(x)} ${num(y)}) rotate(${-frame.turn}) scale(${scale})`;
  return svg`<g class="mark-badge ${mark.tone ?? "plain"}" transform=${placed}>${inner}</g>`;
}

/** Words on a small piece stay as large as elsewhere. */
const readable = (k: number): number => num(k < 1 ? 1 / k : 1);

function cornerOf(corner: Corner, { rx, ry, cx, cy }: Frame): [number, number] {
  const [a, b] = CORNERS[corner];
  const reach = a && b ? 0.62 : 0.92; // a corner of a round thing lies nearer
  return [cx + a * rx * reach, cy + b * ry * reach];
}

function count(mark: Count, { ry, cx, cy, turn, k }: Frame): SVGTemplateResult {
  const words = String(mark.n);
  const half = Math.max(11, 3.8 * words.length + 7 + (mark.sprite ? 8 : 0));
  return svg`<g class="mark-badge" transform="translate(${num(cx)} ${num(cy + ry * 0.66)}) rotate(${-turn}) scale(${readable(k)})">
    <rect class="badge-ground" x=${-half} y="-10" width=${2 * half} height="20" rx="10"></rect>
    ${mark.sprite ? spriteIn(mark.sprite, -half + 11, 0, 14, 14) : nothing}
    <text class="badge-text" x=${mark.sprite ? 7 : 0} y="4.4" font-size="12.5" text-anchor="middle">${words}</text></g>`;
}

function pips(mark: Pips, { ry, cx, cy, turn }: Frame): SVGTemplateResult {
  const step = 8;
  return svg`<g class="mark-pips" style=${css(`--tint:${toneColour(mark.tone, "#EDF3F0")}`)}
    transform="translate(${num(cx)} ${num(cy + ry)}) rotate(${-turn})">${Array.from(
      { length: mark.total },
      (_, n) => {
        const x = (n - (mark.total - 1) / 2) * step;
        const sprite = n < mark.filled ? mark.sprite : mark.empty;
        return sprite
          ? spriteIn(sprite, x, 0, step, step)
          : svg`<circle class=${n < mark.filled ? "on" : ""} cx=${x} r="3"></circle>`;
      },
    )}</g>`;
}

// --- in panels -----------------------------------------------------------------------------------------

/** Marks below or beside a name. Each is named once, for everybody who cannot see it. */
export function htmlMarks(marks: Mark[] | undefined, texts: Texts): TemplateResult[] {
  return (marks ?? []).map((mark) => htmlMark(mark, texts));
}

export function htmlMark(mark: Mark, texts: Texts): TemplateResult {
  const name = markName(mark, texts);
  switch (mark.type) {
    case "pips":
      return html`<span class="pips ${mark.tone ?? ""}" role="img" aria-label=${name} title=${name}
        >${pipDots(mark)}</span
      >`;
    case "icons":
      return html`<span class="icons" role="img" aria-label=${name} title=${name}
        >${mark.sprites.map((sprite) => picture(sprite, 15))}</span
      >`;
    case "count":
      return html`<span class="count" title=${name}
        ><span class="vh">${texts.plain(mark.label)} </span>${picture(mark.sprite, 20)}${mark.n}</span
      >`;
    case "remark":
      return html`<em class="remark ${mark.tone ?? "plain"}">${texts.rich(mark.text)}</em>`;
    case "badge":
      return htmlBadge(mark, texts);
    default:
      return html`<span class="vh">${name}</span>`;
  }
}

export function htmlBadge(mark: Badge | null | undefined, texts: Texts): TemplateResult {
  if (!mark) return html``;
  const label = texts.plain(mark.label);
  return html`<em class="badge ${mark.tone ?? "plain"}" title=${label || nothing}
    >${label ? html`<span class="vh">${label} </span>` : nothing}${picture(
      mark.sprite,
      18,
    )}${texts.rich(mark.text)}</em
  >`;
}

function pipDots(mark: Pips): TemplateResult[] {
  return Array.from({ length: mark.total }, (_, n) => {
    const on = n < mark.filled;
    const sprite = on ? mark.sprite : mark.empty;
    return sprite ? html`${picture(sprite, 10)}` : html`<i class=${on ? "on" : ""}></i>`;
  });
}
