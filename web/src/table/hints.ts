// "What would you do?": the best answers with what they look worth, what speaks for them and against them.

import { html, nothing, type TemplateResult } from "lit";
import type { Worth } from "../net/types";
import { css } from "../render/css";
import { icon } from "../render/sprite";
import type { Option, Scene } from "../scene.gen";
import type { Hints } from "../store/store";
import type { Texts } from "../text";

export interface HintEvents {
  ask: () => void;
  choose: (option: string) => void;
  why: (rule: string) => void;
  close: () => void;
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
  const found = hints.slice(0, SHOWN).flatMap((worth) => {
    const option = optionFor(worth, scene);
    return option ? [{ worth, option }] : [];
  });
  return html`<section class="hints" aria-label=${texts.t("hint-title")}>
    <header>
      <h3>${texts.t("hint-title")}</h3>
      <button class="iconbtn tiny" aria-label=${texts.t("close")} @click=${on.close}>
        ${icon("close", "small")}
      </button>
    </header>
    <ol class="said-rows">
      ${found.map(({ worth, option }) => row(worth, option, option.id === chosen, texts, on))}
    </ol>
    <p class="said-note">${texts.t("hint-note")}</p>
  </section>`;
}

/** The option of the scene that gives this answer. */
export function optionFor(worth: Worth, scene: Scene): Option | undefined {
  const wanted = JSON.stringify(worth.action);
  return scene.options?.find((option) => JSON.stringify(option.action) === wanted);
}

function row(worth: Worth, option: Option, chosen: boolean, texts: Texts, on: HintEvents): TemplateResult {
  const share = Math.round(worth.value * 100);
  return html`<li class=${chosen ? "chosen" : ""}>
    <button class="said" @click=${() => on.choose(option.id)} aria-pressed=${chosen}>
      <span class="says">${named(option, texts)}</span><b>${texts.t("percent", { n: share })}</b>
      <i class="share" aria-hidden="true"><i style=${css(`width:${share}%`)}></i></i>
      ${reasons("hint-for", worth.better, texts)}${reasons("hint-against", worth.worse, texts)}
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

function named(option: Option, texts: Texts): string {
  const whole = texts.plain(option.says);
  if (whole) return whole;
  const group = texts.plain(option.group);
  return group ? `${group}: ${texts.plain(option.label)}` : texts.plain(option.label);
}

function reasons(id: string, parts: Worth["better"], texts: Texts): TemplateResult | typeof nothing {
  return parts?.length
    ? html`<small
        >${texts.t(id, { parts: new Intl.ListFormat(texts.language).format(parts.map((part) => texts.plain(part))) })}</small
      >`
    : nothing;
}
