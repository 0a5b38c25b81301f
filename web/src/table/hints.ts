// "What would you do?": the best answers, each with a sentence why, what comes of it, and how it stands.

import { html, nothing, type TemplateResult } from "lit";
import type { Worth } from "../net/types";
import { css } from "../render/css";
import { icon } from "../render/sprite";
import type { Option, Scene } from "../scene.gen";
import type { Hints } from "../store/store";
import type { Texts } from "../text";
import { closeOf, leadsOf, standsOf, whyOf } from "./hint-words";

export interface HintEvents {
  ask: () => void;
  choose: (option: string) => void;
  why: (rule: string) => void;
  close: () => void;
}

interface Found {
  worth: Worth;
  option: Option;
}

const SHOWN = 3;

export function hintPanel(
  hints: Hints | undefined,
  scene: Scene,
  chosen: string,
  texts: Texts,
  on: HintEvents,
): TemplateResult {
  if (!hints)
    return html`<button class="btn quiet small" data-hint @click=${on.ask}>
      ${icon("hint", "small")}${texts.t("do-hint")}
    </button>`;
  if (hints === "thinking")
    return html`<p class="hints waiting" role="status">
      ${icon("hint", "small")}${texts.t("hint-thinking")}
    </p>`;
  const found: Found[] = hints.slice(0, SHOWN).flatMap((worth) => {
    const option = optionFor(worth, scene);
    return option ? [{ worth, option }] : [];
  });
  const worth = found.map((one) => one.worth);
  const close = closeOf(worth, texts);
  return html`<section class="hints" aria-label=${texts.t("hint-title")}>
    <header>
      <h3>${texts.t("hint-title")}</h3>
      <button class="iconbtn tiny" aria-label=${texts.t("close")} @click=${on.close}>
        ${icon("close", "small")}
      </button>
    </header>
    <ol class="said-rows">
      ${found.map((one) => row(one, worth[0]!, one.option.id === chosen, texts, on))}
    </ol>
    ${close ? html`<p class="close">${close}</p>` : nothing}
    <p class="said-note">${texts.t("hint-note")}</p>
  </section>`;
}

/** The option of the scene that gives this answer. */
export function optionFor(worth: Worth, scene: Scene): Option | undefined {
  const wanted = JSON.stringify(worth.action);
  return scene.options?.find((option) => JSON.stringify(option.action) === wanted);
}

function row(
  { worth, option }: Found,
  best: Worth,
  chosen: boolean,
  texts: Texts,
  on: HintEvents,
): TemplateResult {
  const leads = leadsOf(option, texts);
  return html`<li class=${chosen ? "chosen" : ""}>
    <button class="said" @click=${() => on.choose(option.id)} aria-pressed=${chosen}>
      <span class="says">${named(option, texts)}</span>
      <span class="why">${whyOf(worth, texts, worth === best)}</span>
      ${leads ? html`<span class="leads">${leads}</span>` : nothing}
      <small>${standsOf(worth, best, texts)}</small>
      <i class="share" aria-hidden="true"
        ><i style=${css(`width:${Math.round((worth.value / (best.value || 1)) * 100)}%`)}></i
      ></i>
    </button>
    ${
      option.rule
        ? html`<button
            class="iconbtn tiny"
            aria-label=${texts.t("why")}
            title=${option.rule}
            @click=${() => on.why(option.rule!)}
          >
            ${icon("why", "small")}
          </button>`
        : nothing
    }
  </li>`;
}

export function named(option: Option, texts: Texts): string {
  const whole = texts.plain(option.says);
  if (whole) return whole;
  const group = texts.plain(option.group);
  return group ? `${group}: ${texts.plain(option.label)}` : texts.plain(option.label);
}
