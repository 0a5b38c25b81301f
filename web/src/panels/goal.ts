// Where we stand: how one wins, how far that is, what would end it before.

import { html, nothing, type TemplateResult } from "lit";
import { css } from "../render/css";
import { htmlMarks } from "../render/marks";
import { icon, picture } from "../render/sprite";
import { ownerOf, type View } from "../render/view";
import type { Clock, End, Goal, Objective, Rival } from "../scene.gen";
import { touchable } from "./touch";

/** More pips than this are a number only. */
const PIPS = 6;
/** More strokes than this are one bar. */
const STROKES = 20;

export function goalPanel(view: View, node: Goal): TemplateResult {
  const { texts } = view;
  const { steps = [], rivals = [], ends = [] } = node;
  return html`<p class="goal-sentence">${texts.rich(node.sentence)}</p>
    ${steps.some(({ of }) => of) ? bars(steps) : nothing}
    ${
      steps.length
        ? html`<ol class="goal-steps">
            ${steps.map((one) => step(view, one))}
          </ol>`
        : nothing
    }
    ${rivals.length ? race(view, rivals) : nothing}${node.clock ? clock(view, node.clock) : nothing}
    ${
      ends.length
        ? html`${node.ends_label ? html`<p class="label">${texts.rich(node.ends_label)}</p>` : nothing}
            <ul class="goal-ends">
              ${ends.map((one) => end(view, one))}
            </ul>`
        : nothing
    }`;
}

/** How much of a step is done, 0 to 1. */
export const share = ({ n = 0, of = 0, state }: Objective): number =>
  state === "done" ? 1 : of ? Math.min(1, n / of) : 0;

export const bars = (steps: Objective[]): TemplateResult =>
  html`<span class="goal-way" aria-hidden="true"
    >${steps.map((one) => html`<i style=${css(`--done:${share(one) * 100}%`)}></i>`)}</span
  >`;

export const soMany = ({ texts }: Pick<View, "texts">, { n = 0, of = 0 }: Objective): string =>
  of ? texts.t("so-many-of", { n, of }) : "";

function step(view: View, one: Objective): TemplateResult {
  const { texts } = view;
  const state = one.state ?? "later";
  return html`<li aria-current=${state === "now" ? "step" : nothing}>
    ${touchable(
      view,
      one.id,
      `goal-step ${state}`,
      html`<span class="numeral">${one.numeral ? texts.rich(one.numeral) : picture(one.sprite, 20)}</span
        ><span
          ><b>${texts.rich(one.label)}</b>${
            state === "done" || state === "failed"
              ? html`<span class="vh">${texts.t(`objective-${state}`)} </span>`
              : nothing
          }${one.text ? html`<small>${texts.rich(one.text)}</small>` : nothing}${htmlMarks(
            one.marks,
            texts,
          )}</span
        ><em>${soMany(view, one)}</em>`,
    )}
  </li>`;
}

const tintOf = (view: View, seat: number): string => ownerOf(view, seat)?.tint ?? "var(--text-3)";

/** One bar in the owners' colours, as wide as what each has; while nobody has anything, in equal parts. */
export function rivalBar(view: View, rivals: Rival[]): TemplateResult {
  const any = rivals.some(({ value }) => value > 0);
  return html`<span class="goal-race" aria-hidden="true"
    >${rivals.map(
      ({ seat, value }) =>
        html`<i
          style=${css(`flex-grow:${any ? Math.max(0, value) : 1};--tint:${tintOf(view, seat)}`)}
          class=${any ? "" : "none"}
        ></i>`,
    )}</span
  >`;
}

export const rivalName = (view: View, { seat }: Rival): string => view.texts.t("person", { seat });

function race(view: View, rivals: Rival[]): TemplateResult {
  const { texts } = view;
  return html`${rivalBar(view, rivals)}
    <ul class="goal-rivals">
      ${rivals.map(
        (rival) =>
          html`<li>
            <i style=${css(`--tint:${tintOf(view, rival.seat)}`)}></i
            ><span>${rivalName(view, rival)}${rival.text ? html`, ${texts.rich(rival.text)}` : nothing}</span>
            <b>${rival.value}</b>
          </li>`,
      )}
    </ul>`;
}

function clock(view: View, { n, of, label, note }: Clock): TemplateResult {
  return html`${of > STROKES ? bars([{ label, n, of }]) : strokes(n, of)}
    <p class="goal-clock-words">
      <span>${view.texts.rich(label)}</span>${note ? html`<span>${view.texts.rich(note)}</span>` : nothing}
    </p>`;
}

const strokes = (n: number, of: number): TemplateResult =>
  html`<span class="goal-clock" aria-hidden="true"
    >${Array.from({ length: of }, (_, at) => html`<i class=${at + 1 < n ? "gone" : at + 1 === n ? "now" : ""}></i>`)}</span
  >`;

function end(view: View, one: End): TemplateResult {
  const { texts } = view;
  const { n = 0, of = 0 } = one;
  return html`<li>
    ${touchable(
      view,
      one.id,
      `goal-end ${one.near ? "near" : ""}`,
      html`<span class="goal-picture">${picture(one.sprite, 22)}</span>${cause(view, one)}<em
          >${
            of && of <= PIPS
              ? html`<span class="goal-pips" aria-hidden="true"
                  >${Array.from({ length: of }, (_, at) => html`<i class=${at < n ? "on" : ""}></i>`)}</span
                >`
              : nothing
          }${texts.rich(one.value)}${
            one.near
              ? html`<span class="vh">, ${texts.t("goal-near")}</span>${icon("warning", "small")}`
              : nothing
          }</em
        >`,
    )}
  </li>`;
}

/** What would end it, in words that open its rule; a button of the game has no button inside. */
function cause(view: View, { label, rule, id }: End): TemplateResult {
  const words = view.texts.rich(label);
  if (!rule || (id && view.options.legal(id))) return html`<span>${words}</span>`;
  const why = view.texts.t("why-rule", { rule });
  return html`<button class="goal-cause" data-why=${rule} title=${why}>${words}</button>`;
}
