// How it ended, in the dock for good: won or lost, how it came, where it turned, and what one can do next.

import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../scene.gen";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export interface EndingEvents {
  replay: () => void;
  dice: () => void;
  again: () => void;
  share: () => void;
  /** Where there are campaigns: take this one home. */
  campaign?: () => void;
  review: () => void;
  fork: (seq: number) => void;
  why: (rule: string) => void;
}

/** What is known of the match besides its last picture. */
export interface Ended {
  scene: Scene;
  journal: string;
  mayPlay: boolean;
  together: boolean;
  /** From the first entry to the last; nothing until it is known. */
  minutes: number | undefined;
  /** Where one could try again, and what that moment is called. */
  retry: { seq: number; moment: string } | undefined;
  /** The curve and where it turned, as far as it is known. */
  course: unknown;
  /** The button that writes it down. */
  keeping: unknown;
  /** The button that dares others, or leads to how they did. */
  daring: unknown;
  /** Whether this was a try of a challenge: then that comes first. */
  dared: boolean;
}

/** What it is called, alone and together. */
const RESULT = {
  won: ["ended-won", "ended-won-together"],
  lost: ["ended-lost", "ended-lost-together"],
  drawn: ["ended-drawn", "ended-drawn"],
  over: ["ended-over", "ended-over"],
} as const;
const SIGN = { won: "trophy", lost: "flag", drawn: "flag", over: "flag" };

export function ending(ended: Ended, texts: Texts, on: EndingEvents): TemplateResult | typeof nothing {
  const { scene, mayPlay, retry } = ended;
  const { outcome } = scene;
  if (!outcome) return nothing;
  return html`<section class="ending ${outcome.result}" aria-label=${texts.t("do-ending")}>
    <h2>${icon(SIGN[outcome.result])}<span>${inShort(ended, texts)}</span></h2>
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
    ${ended.course}
    <div class="ways next">
      ${ended.dared ? ended.daring : nothing}
      ${
        mayPlay
          ? html`<button class="btn ${ended.dared ? "line" : "lamp"}" @click=${on.again}>
              ${icon("play")}${texts.t(on.campaign ? "again-campaign" : "again")}
            </button>`
          : nothing
      }
      ${
        retry
          ? html`<button class="btn line" data-retry @click=${() => on.fork(retry.seq)}>
              ${icon("fork")}${retry.moment ? texts.t("try-again-from", { moment: retry.moment }) : texts.t("try-again")}
            </button>`
          : nothing
      }
      ${ended.dared ? nothing : ended.daring}
    </div>
    <div class="ways small">
      <button class="btn line small" @click=${on.replay}>
        ${icon("replay", "small")}${texts.t("watch-again")}
      </button>
      <button class="btn line small" data-share @click=${on.share}>
        ${icon("link", "small")}${texts.t("share")}
      </button>
      <button class="btn line small" data-review @click=${on.review}>
        ${icon("luck", "small")}${texts.t("was-it-luck")}
      </button>
    </div>
    <div class="ways besides">
      <button class="btn quiet small" @click=${on.dice}>
        ${icon("dice-verify", "small")}${texts.t("was-it-fair")}
      </button>
      ${ended.keeping}
      <a class="btn quiet small" href=${ended.journal} download
        >${icon("export", "small")}${texts.t("export")}</a
      >
      ${
        mayPlay && on.campaign
          ? html`<button class="btn quiet small" @click=${on.campaign}>
              ${icon("export", "small")}${texts.t("do-campaign")}
            </button>`
          : nothing
      }
    </div>
  </section>`;
}

/** "Won together, turn 38, 52 minutes". */
function inShort({ scene, together, minutes }: Ended, texts: Texts): TemplateResult {
  const called = RESULT[scene.outcome!.result][together ? 1 : 0];
  const rest = [
    texts.plain(scene.moment),
    minutes === undefined ? "" : texts.t("so-many-minutes", { n: minutes }),
  ];
  return html`<b>${texts.t(called)}</b>${rest.filter(Boolean).map((part) => `, ${part}`)}`;
}
