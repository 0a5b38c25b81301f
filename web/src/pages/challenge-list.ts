// The results of a challenge, the best first, with one's own and those of people one knows; bots stand below.

import { html, type TemplateResult } from "lit";
import type { Challenge } from "../net/types";
import type { Texts } from "../text";
import type { Telling } from "./challenge-words";
import { icon } from "./page";

export function resultList({ results, marks }: Challenge, texts: Texts, telling: Telling): TemplateResult {
  if (!results?.length) return html`<p class="note">${texts.t("challenge-nobody")}</p>`;
  return html`<ol class="results" aria-label=${texts.t("challenge-results")}>
    ${results.map(
      (one) =>
        html`<li class=${one.you ? "you" : one.known || one.maker ? "known" : ""}>
          <span class="place">${one.place}</span>
          <span class="name">${telling.names(one)}</span>
          <span class="notes"
            >${[
              one.maker ? texts.t("result-maker") : "",
              one.names.length > 1 ? texts.t("result-group") : "",
              one.elsewhere ? texts.t("result-elsewhere") : "",
            ]
              .filter(Boolean)
              .join(", ")}</span
          >
          <span class="told">${telling.told(one)}</span>
        </li>`,
    )}
    ${(marks ?? []).map(
      (mark) =>
        html`<li class="bot">
          <span class="place">${icon("bot", "small")}</span>
          <span class="name">${texts.t("bot-named", { bot: texts.t(`bot-${mark.bot}`) })}</span>
          <span class="notes"></span><span class="told">${telling.told(mark)}</span>
        </li>`,
    )}
  </ol>`;
}
