// A page of a book: a plate on the left, prose and choices on the right.

import { html, nothing, type TemplateResult } from "lit";
import type { Choice, Story } from "../scene.gen";
import { drawing } from "../render/drawing";
import { htmlBadge } from "../render/marks";
import { icon, picture } from "../render/sprite";
import type { View } from "../render/view";
import { canRead } from "../speech";
import { backers, mayBack, readers } from "../table/together";
import { resultStrip } from "./chance";
import { touchable } from "./touch";

export function storyPanel(view: View, node: Story): TemplateResult {
  const { texts } = view;
  const [x, y, w, h] = node.box ?? [0, 0, 505, 772];
  return html`<article class="book ${node.plate?.length ? "" : "plain"}">
    ${
      node.plate?.length
        ? html`<div class="page left">
            <svg viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
              ${drawing(node.plate, (words) => texts.plain(words))}
            </svg>
            ${
              node.place
                ? html`<p class="place">
                    <b>${texts.rich(node.place)}</b><span>${texts.rich(node.place_note)}</span>
                  </p>`
                : nothing
            }
          </div>`
        : nothing
    }
    <div class="page right">
      ${node.result ? resultStrip(view, node.result) : nothing}
      <div class="page-head">
        <p class="number">${texts.rich(node.note)}</p>
        ${readers(view)}${canRead() ? aloud(view) : nothing}
      </div>
      <h2>${texts.rich(node.label)}</h2>
      <div class="prose">${node.paragraphs.map((paragraph) => html`<p>${texts.rich(paragraph)}</p>`)}</div>
      ${
        node.choices?.length
          ? html`<div class="choices">${node.choices.map((choice) => choiceRow(view, choice))}</div>`
          : nothing
      }
    </div>
  </article>`;
}

const aloud = ({ texts }: View): TemplateResult =>
  html`<button
    class="iconbtn tiny"
    data-do="aloud"
    aria-label=${texts.t("read-aloud")}
    title=${texts.t("read-aloud")}
  >
    ${icon("sound-on", "small")}
  </button>`;

function choiceRow(view: View, choice: Choice): TemplateResult {
  const { texts } = view;
  const odds = view.options.on(choice.id)[0]?.badge;
  const inner = html`<span class="key">${texts.rich(choice.key)}</span>
    <span class="what"
      ><b>${texts.rich(choice.text)}</b>${
        choice.fails ? html`<i>${texts.rich(choice.fails)}</i>` : nothing
      }</span
    >
    <span class="test"
      >${picture(choice.sprite, 22)}${
        choice.sprite?.alt ? html`<span class="vh">${texts.plain(choice.sprite.alt)}</span>` : nothing
      }${texts.rich(choice.value)}${htmlBadge(odds, texts)}</span
    >${backers(view, choice.id)}`;
  const { may, mine } = mayBack(view, choice.id);
  if (may && !choice.state && !view.options.legal(choice.id))
    return html`<button
      class="choice backs"
      data-id=${choice.id}
      data-back=${choice.id}
      aria-pressed=${mine}
      title=${texts.t("back-this")}
    >
      ${inner}
    </button>`;
  const name = `${texts.plain(choice.key)}: ${texts.plain(choice.text)} ${texts.plain(choice.fails)}`;
  return touchable(view, choice.id, `choice ${choice.state ?? ""}`, inner, name);
}
