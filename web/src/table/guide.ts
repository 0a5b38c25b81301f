// The card of a guided first match: what to do next and why, beside the board, never over it.

import { isLocal } from "../net/here";
import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import type { Guide } from "../net/types";
import { css } from "../render/css";
import { icon } from "../render/sprite";
import type { Option, Scene } from "../scene.gen";
import type { Guiding } from "../store/store";
import type { Texts } from "../text";
import { foldButton } from "./guide-fold";

export interface GuideEvents {
  why: (rule: string) => void;
  undo: () => void;
  hint: () => void;
  /** "I know the game", or "play on" at the end. */
  close: () => void;
  open: () => void;
  /** On a phone: all of its words over the board, or as many as there is room for. */
  fold: () => void;
}

export interface GuideCard {
  guide: Guiding;
  /** Its picture is on the table: it is about the question that is asked now. */
  now: boolean;
  mayUndo: boolean;
  shut: boolean;
  unfolded: boolean;
  /** The match is over as well: there is nothing to play on with. */
  over: boolean;
  /** The game that was learned. */
  game: string;
}

export function guideCard(card: GuideCard, texts: Texts, on: GuideEvents): TemplateResult | undefined {
  const { guide, now } = card;
  if (card.shut)
    return guide.ended
      ? undefined
      : html`<button class="guide-back btn quiet small" @click=${on.open}>
          ${icon("flag", "small")}${texts.t("guide-open")}
        </button>`;
  return html`<section
    class="guide ${now ? "" : "past"} ${card.unfolded ? "unfolded" : ""}"
    aria-label=${texts.t("guide")}
  >
    <header>
      <span class="lamp-dot" aria-hidden="true">${icon(guide.ended ? "star" : "hint", "small")}</span>
      <h2>${guide.ended ? texts.t("guide-ended") : texts.rich(guide.title)}</h2>
      ${
        guide.ended
          ? nothing
          : html`<span class="far"
              ><span class="vh">${texts.t("guide-step", { n: guide.step, of: guide.steps })}</span
              ><span aria-hidden="true">${guide.step}/${guide.steps}</span></span
            >`
      }
      ${foldButton(card.unfolded, texts, on.fold)}
      <button
        class="iconbtn tiny"
        @click=${on.close}
        aria-label=${texts.t("guide-close")}
        title=${texts.t("guide-close")}
      >
        ${icon("close", "small")}
      </button>
    </header>
    ${
      guide.astray && now
        ? html`<p class="astray">
            ${texts.rich(guide.astray)}${
              card.mayUndo
                ? html` <button class="link" @click=${on.undo}>${texts.t("do-undo")}</button>`
                : nothing
            }
          </p>`
        : nothing
    }
    <p>${texts.rich(guide.text)}${rules(guide.rules, texts, on)}</p>
    ${(guide.asides ?? []).map(
      (word) =>
        html`<p class="aside">
          ${icon("info", "small")}<span>${texts.rich(word.text)}${rules(word.rules, texts, on)}</span>
        </p>`,
    )}
    ${guide.ended ? doors(card.game, texts) : nothing}
    ${
      guide.ended && !card.over
        ? html`<div class="acts">
            <button class="btn line small" @click=${on.hint}>
              ${icon("hint", "small")}${texts.t("do-hint")}</button
            ><button class="btn line small" @click=${on.close}>${texts.t("guide-free-play")}</button>
          </div>`
        : nothing
    }
    ${
      guide.ended
        ? nothing
        : html`<i class="way" aria-hidden="true"
            ><i style=${css(`width:${Math.round((100 * (guide.step - 1)) / guide.steps)}%`)}></i
          ></i>`
    }
  </section>`;
}

/** Where to go with what was learned: the friends first. */
function doors(game: string, texts: Texts): TemplateResult {
  const door = (name: string, path: string, sign: string): TemplateResult =>
    html`<a class="onward ${name}" href=${at(`/games/${game}${path}`)}
      >${icon(sign)}<span
        ><b>${texts.t(`door-${name}`)}</b><small>${texts.t(`door-${name}-note`)}</small></span
      ></a
    >`;
  return html`<nav class="onwards" aria-label=${texts.t("and-now")}>
    <h4>${texts.t("and-now")}</h4>
    ${isLocal ? nothing : door("friends", "?with=friends", "invite")}${door("short", "/short", "clock")}${door("whole", "", "flag")}
  </nav>`;
}

function rules(ids: string[] | undefined, texts: Texts, on: GuideEvents): unknown {
  return (ids ?? []).map(
    (rule) =>
      html` <button class="rule" @click=${() => on.why(rule)} aria-label=${texts.t("why-rule", { rule })}>
        ${rule}
      </button>`,
  );
}

/** The same for those who listen. */
export function guideWords(guide: Guide, texts: Texts): string {
  const asides = (guide.asides ?? []).map((word) => texts.plain(word.text));
  return [
    texts.plain(guide.astray),
    guide.ended ? "" : `${texts.plain(guide.title)}:`,
    texts.plain(guide.text),
    ...asides,
  ]
    .filter(Boolean)
    .join(" ");
}

const NOWHERE: Pointing = { options: new Set(), ids: new Set(), shown: new Set() };

/** What the table lights up: options, the things they lead to, and whatever else is spoken of. */
export interface Pointing {
  options: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  shown: ReadonlySet<string>;
}

export function pointing(guide: Guiding | undefined, scene: Scene | undefined): Pointing {
  if (!guide || !scene || guide.seq !== scene.seq) return NOWHERE;
  const options = new Set(guide.options);
  const led = (scene.options ?? [])
    .filter((option: Option) => options.has(option.id))
    .map((option) => option.touches?.at(-1) ?? "");
  return { options, ids: new Set(led.filter(Boolean)), shown: new Set(guide.show) };
}
