// Small sheets at the target: a menu where several options fit, the answer to "why not?", a card lifted to be read.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import { cardPicture } from "../render/card";
import type { Card as Paper, Option, Words } from "../scene.gen";
import { htmlMarks } from "../render/marks";
import { optionName } from "../render/names";
import { picture } from "../render/sprite";
import type { View } from "../render/view";

export type Card =
  | { kind: "menu"; x: number; y: number; options: Option[] }
  | { kind: "why"; x: number; y: number; title: Words; words: Words; rule: string }
  | { kind: "read"; card: Paper; rule: string };

/** Whatever lies over the table. */
export function cardOn(card: Card, view: View): TemplateResult {
  if (card.kind === "menu") return optionMenu(card, view);
  return card.kind === "why" ? whyCard(card, view) : liftedCard(card, view);
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
      <p>${texts.rich(card.words)}</p>
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

/** Larger than it lies there, with all its words. */
function liftedCard({ card, rule }: Extract<Card, { kind: "read" }>, view: View): TemplateResult {
  const { texts } = view;
  const [label, note, text] = [texts.plain(card.label), texts.rich(card.note), texts.rich(card.text)];
  return html`<aside aria-label=${label}>
    <div class="popover why read" role="status">
      ${cardPicture(card, texts)}
      <b>${label}</b>${
        note ? html`<small>${note}</small>` : nothing
      }${text ? html`<p>${text}</p>` : nothing}${htmlMarks(card.marks, texts)}
      ${
        rule
          ? html`<button data-why=${rule}><span>${rule}</span><span>${texts.t("open-rule")}</span></button>`
          : nothing
      }
    </div>
  </aside>`;
}
