// What lies at the centre of the table for all to look at: a card with its symbols, or dice.

import { html, nothing, type TemplateResult } from "lit";
import { symbolBox } from "../art";
import { css } from "../render/css";
import { picture } from "../render/sprite";
import type { View } from "../render/view";
import type { Telling } from "./show-ports";
import type { Place } from "./reveal-place";

export function revealed(
  view: View,
  telling: Telling | undefined,
  place: Place | undefined,
): TemplateResult | typeof nothing {
  const shows = telling?.beat.shows;
  if (!telling || !shows || !place) return nothing;
  const { texts } = view;
  const dice = shows.look === "dice";
  const at = `left:${place.x}px;top:${place.y}px;width:${place.w}px`;
  const art = shows.symbol && symbolBox(shows.symbol) ? { symbol: shows.symbol } : undefined;
  return html`<div class="reveal-well" style=${css(at)} aria-hidden="true">
    <div class="revealed ${dice ? "dice" : "card-at-centre"}">
      ${art ? html`<span class="art ${isScene(art.symbol) ? "scene" : ""}">${picture(art, 240)}</span>` : nothing}
      <b class="title">${texts.rich(shows.label)}</b>
      ${shows.text ? html`<p>${texts.rich(shows.text)}</p>` : nothing}
      ${shows.spots?.length ? spots(telling, shows.spots) : nothing}
    </div>
  </div>`;
}

/** A picture that is wider than high may lose its upper and lower edge; a sign is shown whole. */
function isScene(symbol: string): boolean {
  const [, , wide, high] = symbolBox(symbol) ?? [0, 0, 0, 0];
  return wide > high * 1.1;
}

/** The symbols in the order in which they take effect; the one that is told is lit. */
function spots({ beat, read }: Telling, symbols: string[]): TemplateResult {
  const on = beat.reads[read - 1]?.main.beat?.spot ?? 0;
  const told = new Set(beat.reads.slice(0, read).map(({ main }) => main.beat?.spot ?? 0));
  const numbered = beat.reads.some(({ main }) => main.beat?.spot);
  return html`<ul class="spots" style=${css(`--n:${symbols.length}`)}>
    ${symbols.map(
      (symbol, n) =>
        html`<li class=${on === n + 1 ? "on" : told.has(n + 1) ? "done" : ""}>
          ${numbered ? html`<i class="spot">${n + 1}</i>` : nothing}${picture({ symbol }, 48)}
        </li>`,
    )}
  </ul>`;
}
