// A card's face: from its own art, or set on paper by the client. As SVG on the board, as HTML in panels.

import { css } from "./css";
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { Badge, Box, Card } from "../scene.gen";
import { symbolBox } from "../art";
import type { Texts } from "../text";
import { drawing } from "./drawing";
import { htmlMarks } from "./marks";
import { looks } from "./looks";
import { join, marksName } from "./names";
import { num } from "./shape";
import { colour, picture, spriteIn } from "./sprite";
import type { View } from "./view";

export const CARD_BOX: Box = [0, 0, 104, 146];

export function cardName(card: Card, texts: Texts): string {
  return join([
    texts.plain(card.label),
    texts.plain(card.note),
    texts.plain(card.text),
    ...marksName(card.marks, texts),
  ]);
}

/** In the units of the card's box. */
export function cardFace(card: Card, texts: Texts): SVGTemplateResult {
  const [x, y, w, h] = card.box ?? CARD_BOX;
  const paper = svg`<rect class="paper" x=${x + 0.5} y=${y + 0.5} width=${w - 1} height=${h - 1}
    rx=${num(Math.min(w, h) * 0.07)}></rect>`;
  if (card.face?.length)
    return svg`${fullBleed(card) ? nothing : paper}${drawing(card.face, (words) => texts.plain(words))}`;
  const pad = w * 0.08;
  return svg`${paper}
    ${card.sprite ? spriteIn(card.sprite, x + w / 2, y + h * 0.42, w * 0.62, h * 0.5) : nothing}
    <text class="lettering display ink" x=${num(x + pad)} y=${num(y + w * 0.16)}
      font-size=${num(w * 0.13)}>${texts.plain(card.label)}</text>
    ${
      card.note
        ? svg`<text class="lettering plain ink-2" x=${num(x + pad)} y=${num(y + h - pad)}
          font-size=${num(w * 0.1)}>${texts.plain(card.note)}</text>`
        : nothing
    }`;
}

/** Does the art bring its own frame? */
function fullBleed(card: Card): boolean {
  const first = card.face?.[0];
  const box = first?.type === "art" ? symbolBox(first.sprite.symbol) : undefined;
  const [, , w, h] = card.box ?? CARD_BOX;
  return box !== undefined && box[2] >= w && box[3] >= h;
}

/** The drawn face as a picture, `width` pixels wide. */
function facePicture(card: Card, texts: Texts): TemplateResult {
  const [x, y, w, h] = card.box ?? CARD_BOX;
  return html`<svg
    class="face-art"
    viewBox="${x} ${y} ${w} ${h}"
    style=${css(`aspect-ratio:${w}/${h}`)}
    aria-hidden="true"
  >
    ${cardFace(card, texts)}
  </svg>`;
}

/** What the card shows, without its words. */
export const cardPicture = (card: Card, texts: Texts): TemplateResult | typeof nothing =>
  card.face?.length ? facePicture(card, texts) : card.sprite ? picture(card.sprite, 72, "card-art") : nothing;

function paperFace(card: Card, texts: Texts): TemplateResult {
  const badges = (card.marks ?? []).filter((mark): mark is Badge => mark.type === "badge");
  const rest = (card.marks ?? []).filter((mark) => mark.type !== "badge");
  return html`${card.sprite ? picture(card.sprite, 38, "card-art") : nothing}
    <b>${texts.rich(card.label)}</b>
    ${card.note && card.sprite ? html`<em class="card-note">${texts.rich(card.note)}</em>` : nothing}
    ${badges.map(
      (badge) => html`<em class="card-badge">${texts.rich(badge.text)}${picture(badge.sprite, 18)}</em>`,
    )}
    ${card.text ? html`<span>${texts.rich(card.text)}</span>` : nothing}
    ${card.note && !card.sprite ? html`<span>${texts.rich(card.note)}</span>` : nothing}
    ${htmlMarks(rest, texts)}`;
}

export interface CardState {
  legal: boolean;
  looked: boolean;
}

export function stateOf(view: View, id: string): CardState {
  return { legal: view.options.legal(id), looked: Boolean(view.looked?.touches?.includes(id)) };
}

/** A card as an element: a button where an option touches it, else a thing with a name. `held` lies on a button
 * itself, which speaks for it. */
export function cardElement(view: View, card: Card, className: string, held = false): TemplateResult {
  const { legal, looked } = stateOf(view, card.id);
  const drawn = Boolean(card.face?.length);
  const tint = card.tint ? `--tint:${colour(card.tint)}` : "";
  const news = view.changed.has(card.id) ? "news" : "";
  const stands = `${legal ? "legal" : ""} ${looked ? "looked" : ""} ${news}`;
  const classes = `card ${className} ${drawn ? "drawn" : "set"} ${card.state ?? ""} ${stands}`;
  const inner = drawn ? facePicture(card, view.texts) : paperFace(card, view.texts);
  const name = cardName(card, view.texts);
  return legal && !held
    ? html`<button class=${classes} style=${css(tint)} data-id=${card.id} aria-pressed=${looked}>
        ${looks(name, inner)}
      </button>`
    : html`<div
        class=${classes}
        style=${css(tint)}
        data-id=${card.id}
        role="img"
        tabindex=${held ? nothing : 0}
        aria-label=${name}
      >
        ${inner}
      </div>`;
}
