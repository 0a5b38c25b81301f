// Small sheets at the target: a menu where several options fit, the answer to "why not?", a lens.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import type { Option, Words } from "../scene.gen";
import { optionName } from "../render/names";
import { picture } from "../render/sprite";
import type { View } from "../render/view";
import { lensCard, type Lensed, type Shelf } from "./lens-card";

export type Card =
  | { kind: "menu"; x: number; y: number; options: Option[] }
  | { kind: "why"; x: number; y: number; title: Words; words: Words; rule: string }
  | Lensed;

/** Whatever lies over the table. */
export function cardOn(card: Card, view: View, shelf: Shelf): TemplateResult | typeof nothing {
  if (card.kind === "menu") return optionMenu(card, view);
  return card.kind === "why" ? whyCard(card, view) : lensCard(card, view, shelf);
}

const place = (x: number, y: number, w: number, h: number): string => {
  const left = Math.max(8, Math.min(x - w / 2, innerWidth - w - 8));
  const below = y + 18 + h < innerHeight;
  return `left:${Math.round(left)}px;width:${w}px;${
    below ? `top:${Math.round(y + 18)}px` : `bottom:${Math.round(innerHeight - y + 18)}px`
  }`;
};

function optionMenu(card: Extract<Card, { kind: "menu" }>, view: View): TemplateResult {
  const { texts } = view;
  const height = card.options.length * 46 + 14;
  return html`<aside aria-label=${texts.t("several-fit")}>
    <div
      class="popover menu"
      role="menu"
      aria-label=${texts.t("several-fit")}
      style=${css(place(card.x, card.y, 264, height))}
    >
      ${card.options.map(
        (option) =>
          html`<button
            role="menuitem"
            data-option=${option.id}
            class=${view.looked === option ? "looked" : ""}
          >
            ${picture(option.sprite, 20)}<span>${optionName(option, texts)}</span>
            ${option.value ? html`<small>${texts.rich(option.value)}</small>` : nothing}
          </button>`,
      )}
    </div>
  </aside>`;
}

function whyCard(card: Extract<Card, { kind: "why" }>, view: View): TemplateResult {
  const { texts } = view;
  return html`<aside aria-label=${texts.t("why")}>
    <div class="popover why" role="status" style=${css(place(card.x, card.y, 272, 170))}>
      <b>${texts.rich(card.title)}</b>
      ${card.words ? html`<p>${texts.rich(card.words)}</p>` : nothing}
      ${
        card.rule
          ? html`<button data-why=${card.rule}>
              <span>${card.rule}</span><span>${texts.t("open-rule")}</span>
            </button>`
          : nothing
      }
    </div>
  </aside>`;
}
