// How it ended: one banner with the cause, and what one can do next.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import { symbolBox } from "../art";
import type { Scene } from "../scene.gen";
import { icon, picture } from "../render/sprite";
import type { Texts } from "../text";

export interface EndingEvents {
  replay: () => void;
  dice: () => void;
  again: () => void;
  /** Where there are campaigns: take this one home. */
  campaign?: () => void;
  review: () => void;
  fork: () => void;
  close: () => void;
  why: (rule: string) => void;
}

const VIGNETTE = { won: "win", lost: "loss", drawn: "win", over: "sent" };

export function ending(
  scene: Scene,
  journal: string,
  mayPlay: boolean,
  texts: Texts,
  on: EndingEvents,
): TemplateResult | typeof nothing {
  const { outcome } = scene;
  if (!outcome) return nothing;
  const own = outcome.sprite && symbolBox(outcome.sprite.symbol);
  return html`<section
    class="ending ${outcome.result}"
    role="dialog"
    aria-labelledby="ending-title"
    tabindex="-1"
  >
    <button
      class="iconbtn shut"
      aria-label=${texts.t("see-the-board")}
      title=${texts.t("see-the-board")}
      @click=${on.close}
    >
      ${icon("close")}
    </button>
    ${
      own
        ? picture(outcome.sprite, 132)
        : html`<svg
            class="picture"
            style=${css(`--w:8.25rem;--h:8.25rem`)}
            viewBox="0 0 200 200"
            aria-hidden="true"
          >
            <use href="#ff-v-${VIGNETTE[outcome.result]}"></use>
          </svg>`
    }
    <div>
      <h2 id="ending-title">${texts.rich(outcome.title)}</h2>
      <p>
        ${texts.rich(outcome.text)}${
          outcome.rule
            ? html` <button class="rule" @click=${() => on.why(outcome.rule!)}>${outcome.rule}</button>`
            : nothing
        }
      </p>
      ${
        outcome.scores?.length
          ? html`<ol class="scores">
              ${outcome.scores.map(
                ([seat, score]) => html`<li><span>${texts.t("person", { seat })}</span><b>${score}</b></li>`,
              )}
            </ol>`
          : nothing
      }
      <div class="buttons">
        ${
          mayPlay
            ? html`<button class="btn lamp" @click=${on.again}>
                ${texts.t(on.campaign ? "again-campaign" : "again")}
              </button>`
            : nothing
        }
        ${
          mayPlay && on.campaign
            ? html`<button class="btn line" @click=${on.campaign}>
                ${icon("export")}${texts.t("do-campaign")}
              </button>`
            : nothing
        }
        <button class="btn line" data-review @click=${on.review}>
          ${icon("luck")}${texts.t("was-it-luck")}
        </button>
        <button class="btn line" @click=${on.replay}>${icon("replay")}${texts.t("watch-again")}</button>
      </div>
      <div class="buttons besides">
        <button class="btn quiet small" @click=${on.fork}>${icon("fork", "small")}${texts.t("fork")}</button>
        <button class="btn quiet small" @click=${on.dice}>
          ${icon("dice-verify", "small")}${texts.t("was-it-fair")}
        </button>
        <a class="btn quiet small" href=${journal} download>${icon("export", "small")}${texts.t("export")}</a>
      </div>
    </div>
  </section>`;
}
