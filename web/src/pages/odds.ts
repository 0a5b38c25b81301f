// How often bots won at what is chosen: in words, with the measured figures behind a tap.

import { html, nothing, type TemplateResult } from "lit";
import type { Game, Value } from "../net/types";
import type { Texts } from "../text";
import { SHORT, inTen, isMeasured, oddsOf } from "./welcome";

interface Chosen {
  options: Record<string, Value>;
  seats: number;
  preset: string;
}

/** `search:100` is a searcher with a number of thoughts; people are told the name. */
const kindOf = (bot: string): string => bot.split(":")[0]!;

/** Nothing for a game nobody measured, nor for content that the operator has changed. */
export function oddsLine(game: Game, chosen: Chosen, texts: Texts): TemplateResult | typeof nothing {
  const short = chosen.preset === SHORT;
  if ((chosen.preset && !short) || !isMeasured(game, short)) return nothing;
  const odds = oddsOf(game, chosen.options, chosen.seats, short);
  if (!odds) return html`<p class="odds">${texts.t("odds-unmeasured", { n: chosen.seats })}</p>`;
  const figures = {
    won: odds.won,
    matches: odds.matches,
    seats: odds.seats,
    low: Math.round(100 * odds.low),
    high: Math.round(100 * odds.high),
    bot: texts.t(`bot-${kindOf(odds.by)}`),
  };
  return html`<details class="odds">
    <summary>${texts.t("odds-in-ten", { n: inTen(odds) })}</summary>
    <p>${texts.t("odds-measured", figures)}</p>
  </details>`;
}
