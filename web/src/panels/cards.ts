// Hands, rows, decks and captions: everything that is made of cards.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import type { Caption, Card, Decks, Hand, Row } from "../scene.gen";
import { cardElement, cardName } from "../render/card";
import { icon, colour, picture } from "../render/sprite";
import type { View } from "../render/view";
import { touchable } from "./touch";

/** Drawn cards are fanned so that they fit; cards set on paper lie side by side. */
export function handPanel(view: View, node: Hand): TemplateResult {
  return spread(view, node.cards, "hand");
}

function spread(view: View, cards: Card[], name: string): TemplateResult {
  const drawn = cards.some((card) => card.face?.length);
  const ratio = cards[0]?.box ? cards[0].box[2] / cards[0].box[3] : 104 / 146;
  return html`<div
    class="${name} ${drawn ? "fan" : "sheets"} n${cards.length}"
    style=${css(`--n:${cards.length};--ratio:${ratio}`)}
  >
    ${cards.map((card) => cardElement(view, card, "whole"))}
  </div>`;
}

export function rowPanel(view: View, node: Row): TemplateResult {
  switch (node.look ?? "cards") {
    case "chips":
      return html`<div class="row chips" style=${css(`--n:${node.cards.length}`)}>
        ${node.cards.map((card) => chip(view, card))}
      </div>`;
    case "minis": {
      const empty = Math.max(0, (node.places ?? 0) - node.cards.length);
      return html`<div
        class="row minis ${node.places ? "slots" : ""}"
        style=${css(`--n:${node.places || node.cards.length}`)}
      >
        ${node.cards.map((card) => cardElement(view, card, "mini"))}${places(empty)}
      </div>`;
    }
    default: {
      const empty = Math.max(0, (node.places ?? 0) - node.cards.length);
      return empty
        ? html`<div class="row sheets" style=${css(`--n:${node.places!}`)}>
            ${node.cards.map((card) => cardElement(view, card, "whole"))}${places(empty)}
          </div>`
        : spread(view, node.cards, "row");
    }
  }
}

const places = (n: number): TemplateResult[] =>
  Array.from({ length: n }, () => html`<div class="empty-place"></div>`);

function chip(view: View, card: Card): TemplateResult {
  const { texts } = view;
  return touchable(
    view,
    card.id,
    `ability ${card.state ?? ""}`,
    html`<b>${texts.rich(card.label)}</b
      >${card.note ? html`<span>${texts.rich(card.note)}</span>` : nothing}`,
    cardName(card, texts),
  );
}

export function decksPanel(view: View, node: Decks): TemplateResult {
  return html`<div class="decks">
    ${node.decks.map((deck) =>
      touchable(
        view,
        deck.id,
        "deck",
        html`${picture(deck.sprite, 30)}<b>${view.texts.rich(deck.label)} ${deck.count}</b
          ><i style=${css(`--tint:${colour(deck.tint, "#27343c")}`)}></i>`,
        `${view.texts.plain(deck.label)} ${deck.count}`,
        deck.opens,
      ),
    )}
  </div>`;
}

export function captionPanel(view: View, node: Caption, where: string): TemplateResult {
  const { texts } = view;
  if (where === "top")
    return html`<div class="seat">
      ${picture(node.sprite, 38)}
      <div><b>${texts.rich(node.label)}</b><span>${texts.rich(node.text)}</span></div>
    </div>`;
  if (node.paper)
    return html`<div class="event">
      ${picture(node.sprite, 38)}<b>${texts.rich(node.label)}</b>${texts.rich(node.text)}${why(node.rule, view)}
    </div>`;
  return html`<div class="caption">
    ${node.card ? cardElement(view, node.card, "whole") : picture(node.sprite, 62)}
    <p>${texts.rich(node.text)}${why(node.rule, view)}</p>
  </div>`;
}

const why = (rule: string | undefined, view: View): TemplateResult | typeof nothing =>
  rule
    ? html`<button class="iconbtn tiny" data-why=${rule} aria-label=${view.texts.t("why-rule", { rule })}>
        ${icon("why", "small")}
      </button>`
    : nothing;
