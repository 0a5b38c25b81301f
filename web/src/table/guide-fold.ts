// The guide on a phone: as much of it as leaves the board its half. A touch unfolds the rest over the board, another folds it.

import { html, type TemplateResult } from "lit";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

/** Says whether words are cut, and keeps the guide's place while it is unfolded, so that the board stays where it is. */
export function fitGuide(table: HTMLElement): void {
  const card = table.querySelector<HTMLElement>(".phone > .guide");
  if (!card || card.matches(".unfolded")) return;
  card.toggleAttribute("data-cut", card.scrollHeight > card.clientHeight + 2);
  card.parentElement?.style.setProperty("--guide-keeps", `${card.offsetHeight}px`);
}

/** Seen only where words are cut. */
export function foldButton(unfolded: boolean, texts: Texts, fold: () => void): TemplateResult {
  const name = texts.t(unfolded ? "guide-fold" : "guide-unfold");
  return html`<button class="iconbtn tiny folds" @click=${fold} aria-expanded=${unfolded} aria-label=${name}>
    ${icon("chevron-up", "small")}
  </button>`;
}
