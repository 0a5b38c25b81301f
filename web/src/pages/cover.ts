// A game's picture: its cover in an arch, its emblem in a list. Without art: its first letter in the water.

import { html, svg, type TemplateResult } from "lit";
import { symbolBox } from "../art";

export function archCover(game: string, title: string, width = 243, height = 480): TemplateResult {
  const symbol = `${game}-cover`;
  const box = symbolBox(symbol);
  const r = width / 2;
  const id = `arch-${game}-${width}`;
  const arch = `M0 ${height}V${r}A${r} ${r} 0 0 1 ${width} ${r}V${height}Z`;
  const k = box ? Math.max(width / box[2], height / box[3]) : 1;
  return html`<svg
    class="arch"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <defs>
      <clipPath id=${id}><path d=${arch}></path></clipPath>
      <linearGradient id="shade-${id}" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".6" stop-color="#03090D" stop-opacity="0"></stop>
        <stop offset="1" stop-color="#03090D" stop-opacity=".6"></stop>
      </linearGradient>
    </defs>
    <g clip-path="url(#${id})">
      ${
        box
          ? svg`<use href="#${symbol}" x=${(width - box[2] * k) / 2} y="0" width=${box[2] * k} height=${box[3] * k}></use>`
          : svg`<rect width=${width} height=${height} fill="#0F3B4B"></rect><text class="initial" x=${width / 2}
            y=${height * 0.42} text-anchor="middle">${title.slice(0, 1)}</text>`
      }
      <rect width=${width} height=${height} fill="url(#shade-${id})"></rect>
    </g>
    <path class="rim" d=${arch}></path>
  </svg>`;
}

export function emblem(game: string, title: string): TemplateResult {
  const symbol = ["emblem", "thumb", "cover"]
    .map((name) => `${game}-${name}`)
    .find((name) => symbolBox(name));
  const box = symbol ? symbolBox(symbol) : undefined;
  if (!symbol || !box)
    return html`<span class="emblem letter" aria-hidden="true">${title.slice(0, 1)}</span>`;
  const [x, y, w, h] = box;
  const side = Math.min(w, h);
  return html`<svg
    class="emblem"
    viewBox="${x} ${y + (h - side) * 0.3} ${side} ${side}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href="#${symbol}" x=${x} y=${y} width=${w} height=${h}></use>
  </svg>`;
}

/** The middle of the cover, where there is no arch to be seen, cut to whatever shape it is laid in. */
export function coverScene(game: string): TemplateResult {
  const symbol = `${game}-cover`;
  const box = symbolBox(symbol);
  if (!box) return html``;
  const [x, y, w, h] = box;
  const middle = [x + w * 0.08, y + h * 0.12, w * 0.84, h * 0.5].join(" ");
  return html`<svg viewBox=${middle} preserveAspectRatio="xMidYMin slice">
    <use href="#${symbol}" x=${x} y=${y} width=${w} height=${h}></use>
  </svg>`;
}
