// Ways and dividing lines: bridges between spaces, cliffs and rims, tabs that lead off the page.

import { css } from "./css";
import { nothing, svg, type SVGTemplateResult } from "lit";
import type { Edge, Exit, Link } from "../scene.gen";
import type { Texts } from "../text";
import { symbolBox } from "../art";
import { num } from "./shape";
import { colour, spriteAt } from "./sprite";
import type { View } from "./view";
import { offers } from "./names";

export interface End {
  x: number;
  y: number;
  r: number;
}

/** From rim to rim, so that it does not run over what stands at its ends. */
export function linkLine(link: Link, a: End, b: End): SVGTemplateResult {
  if (link.look === "none") return svg``;
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const trim = (r: number): number => Math.min(r * 0.92, long * 0.45);
  const from = [a.x + ux * trim(a.r), a.y + uy * trim(a.r)].map(num);
  const to = [b.x - ux * trim(b.r), b.y - uy * trim(b.r)].map(num);
  const d = `M${from.join(" ")}L${to.join(" ")}`;
  const middle = `translate(${num((a.x + b.x) / 2)} ${num((a.y + b.y) / 2)}) rotate(${num((Math.atan2(uy, ux) * 180) / Math.PI)})`;
  return svg`<g class="link ${link.look ?? "line"} ${link.state ?? "open"}"
    style=${css(`--tint:${colour(link.tint, "var(--link)")}`)}>
    ${
      link.look === "bridge" ? svg`<path class="bed" d=${d}></path>` : nothing
    }<path class="way" d=${d}></path>
    ${link.one_way ? svg`<path class="arrow" d="M-4-5 4 0-4 5" transform=${middle}></path>` : nothing}</g>`;
}

/** A cliff or rim; its strip of art is repeated along straight lines. */
export function edgeLine(edge: Edge, texts: Texts, id?: string): SVGTemplateResult {
  return svg`<g class="edge ${edge.look ?? "line"}" style=${css(`--tint:${colour(edge.tint, "var(--edge)")}`)}
    data-id=${id ?? nothing}
    role="img" aria-label=${texts.plain(edge.label)}>
    ${edge.look === "cliff" && !edge.sprite ? svg`<path class="bed" d=${edge.d}></path>` : nothing}
    ${edge.sprite ? strip(edge) : svg`<path class="way" d=${edge.d}></path>`}</g>`;
}

function strip(edge: Edge): SVGTemplateResult[] {
  const numbers = (edge.d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const box = symbolBox(edge.sprite?.symbol);
  if (!box) return [svg`<path class="bed" d=${edge.d}></path><path class="way" d=${edge.d}></path>`];
  const parts: SVGTemplateResult[] = [];
  for (let n = 0; n + 3 < numbers.length; n += 2) {
    const [ax, ay, bx, by] = leftToRight(numbers.slice(n, n + 4) as [number, number, number, number]);
    const long = Math.hypot(bx - ax, by - ay);
    const times = Math.max(1, Math.round(long / box[2]));
    const stretch = long / (times * box[2]);
    const angle = num((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
    const middle = box[1] + box[3] / 2;
    const scale = num(stretch * 1000) / 1000;
    const laid = `translate(${num(ax)} ${num(ay)}) rotate(${angle}) scale(${scale} 1) translate(${-box[0]} ${-middle})`;
    parts.push(
      svg`<g transform=${laid}>${Array.from({ length: times }, (_, k) =>
        spriteAt(edge.sprite!, k * box[2], 0, 1),
      )}</g>`,
    );
  }
  return parts;
}

/** So that a strip never stands on its head. */
function leftToRight([ax, ay, bx, by]: [number, number, number, number]): [number, number, number, number] {
  return ax <= bx ? [ax, ay, bx, by] : [bx, by, ax, ay];
}

const HEADING = {
  n: "up",
  ne: "up-right",
  e: "right",
  se: "down-right",
  s: "down",
  sw: "down-left",
  w: "left",
  nw: "up-left",
};

export function exitTab(view: View, exit: Exit): SVGTemplateResult {
  const { texts } = view;
  const words = texts.plain(exit.text);
  const half = 22 + 5 * words.length;
  const legal = view.options.legal(exit.id);
  const looked = Boolean(view.looked?.touches?.includes(exit.id));
  const name = texts.plain(exit.label);
  const pointed = view.guide.ids.has(exit.id);
  return svg`<g class="exit ${legal ? "legal" : ""} ${pointed ? "pointed" : ""} ${looked ? "looked" : ""}"
    transform="translate(${num(exit.x)} ${num(exit.y)})">
    <rect class="face tab" data-id=${exit.id} x=${-half} y="-19" width=${2 * half} height="38" rx="9"
      role=${legal ? "button" : "img"}
      tabindex=${legal ? (view.stop === exit.id ? 0 : -1) : nothing} aria-label=${
        legal ? `${name}. ${offers(view, exit.id)}` : name
      }></rect>
    <use href="#ff-${HEADING[exit.towards]}" x=${-half + 8} y="-10" width="20" height="20"></use>
    <text x=${num(10)} y="8" text-anchor="middle" font-size="24" class="lettering display">${words}</text></g>`;
}
