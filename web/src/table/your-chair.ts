// My own chair while the match runs. Three ways to go: close the page, step away, give it up; only the last is asked
// about, in place.

import { html, nothing, type TemplateResult } from "lit";
import type { TableInfo } from "../net/types";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export interface OwnChair {
  /** Whether giving up has been asked for and waits for a word. */
  asked: boolean;
  ask(asked: boolean): void;
  stepAway(): void;
  giveUp(): void;
  /** Where there are windows: whether they go by without me until it is my turn. */
  rest: { on: boolean; set(on: boolean): void } | undefined;
}

export function yourChair(table: TableInfo, texts: Texts, on: OwnChair): TemplateResult | typeof nothing {
  if (table.phase !== "playing" || !table.you.seats.length) return nothing;
  const covered = table.you.seats.every((seat) => table.seats[seat]?.cover);
  return html`<section class="your-chair">
    <h3>${texts.t("your-chair")}</h3>
    <div class="ways-to-go">
      <div>
        <b>${icon("cover")}${texts.t("do-leave")}</b>
        <p>${texts.t("step-away-note")}</p>
        <button class="btn line small" data-step-away ?disabled=${covered} @click=${() => on.stepAway()}>
          ${texts.t("step-away")}
        </button>
      </div>
      <div class=${on.asked ? "asked" : ""}>
        <b>${icon("leave")}${texts.t(on.asked ? "give-up-sure" : "give-up")}</b>
        <p>${texts.t("give-up-note")}</p>
        ${
          on.asked
            ? html`<div class="buttons">
                <button class="btn line small" @click=${() => on.ask(false)}>${texts.t("keep-it")}</button
                ><button class="btn line small danger" data-give-up @click=${() => on.giveUp()}>
                  ${texts.t("give-up")}
                </button>
              </div>`
            : html`<button class="btn line small" data-ask-give-up @click=${() => on.ask(true)}>
                ${texts.t("give-up")}
              </button>`
        }
      </div>
    </div>
    ${on.rest ? windowsGoBy(texts, on.rest) : nothing}
    <p class="quiet">${icon("info", "small")} ${texts.t("closing-note")}</p>
  </section>`;
}

/** A match over days does not stop at every window for whoever said so. */
function windowsGoBy(texts: Texts, rest: NonNullable<OwnChair["rest"]>): TemplateResult {
  return html`<button
    class="sw"
    role="switch"
    aria-checked=${rest.on}
    data-windows-go-by
    @click=${() => rest.set(!rest.on)}
  >
    <span><b>${texts.t("windows-go-by")}</b><span>${texts.t("windows-go-by-note")}</span></span
    ><i aria-hidden="true"></i>
  </button>`;
}
