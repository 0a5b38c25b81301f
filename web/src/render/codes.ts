// What a space is called in sentences, E3 or the like, written on the space: where it is lit, where a sentence of
// the question names it, and everywhere for those who want that.

import { nothing, svg, type SVGTemplateResult } from "lit";
import type { Layout, Spot } from "./layout";
import { extent, num } from "./shape";
import type { Glow } from "./target";
import type { View } from "./view";

/** A code among other words: a number alone may count something. */
const CODE = /\b[A-Z]+\d+\b/g;

export function codes(
  view: View,
  spots: Spot[],
  lit: ReadonlyMap<string, Glow>,
): SVGTemplateResult | typeof nothing {
  const coded = spots.filter(({ space }) => space.code);
  if (!coded.length) return nothing;
  const named = namedCodes(view);
  return svg`<g class="codes" aria-hidden="true">${coded.map((spot) =>
    codeOn(spot, lit.has(spot.id) || named.has(spot.space.code!)),
  )}</g>`;
}

/** Which the question names, or what is looked at. */
function namedCodes({ scene, looked, texts }: View): Set<string> {
  const said = [scene.prompt?.text, looked?.label, looked?.says, looked?.follows];
  return new Set(said.flatMap((words) => texts.plain(words).match(CODE) ?? []));
}

/** The codes of these places, for lights that are drawn over the board. */
export const codesOf = (layout: Layout, ids: readonly string[]): SVGTemplateResult[] =>
  ids
    .map((id) => layout.spots.get(id))
    .filter((spot): spot is Spot => Boolean(spot?.space.code) && !spot!.host && !spot!.mat)
    .map((spot) => codeOn(spot, true));

/** Of a region of the sea as large as of a cell. */
const LARGEST = 15;

/** In the middle of the lower edge, where pieces leave room. */
function codeOn({ space, x, y }: Spot, on: boolean): SVGTemplateResult {
  const [left, top, w, h] = extent(space.shape, x, y);
  const size = Math.min(LARGEST, Math.min(w, h) * 0.17);
  return svg`<text class="code ${on ? "on" : ""}" x=${num(left + w / 2)} y=${num(top + h - size * 0.45)}
    font-size=${num(size)}>${space.code}</text>`;
}
