// What is said where the house of this browser cannot be talked to: it is open in another tab, or it cannot be.

import { html, nothing, type TemplateResult } from "lit";
import type { HouseState } from "../worker/posts";
import type { Texts } from "../text";
import { pagePlate } from "./page";

export function noHouse(state: Exclude<HouseState, "open">, texts: Texts): TemplateResult {
  const again = html`<button class="btn lamp" data-again @click=${() => location.reload()}>
    ${texts.t("retry")}
  </button>`;
  return html`<main class="alone" role="alert" data-house=${state}>
    ${pagePlate(
      "lost",
      texts.t(`house-${state}-title`),
      texts.t(`house-${state}-text`),
      state === "failed" ? again : nothing,
    )}
  </main>`;
}
