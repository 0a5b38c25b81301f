// What is told, in the dock: who does it, the caption, what comes of a card, and how fast it goes. Below it the
// question that waits, which can be read while the show runs on.

import { html, nothing, type TemplateResult } from "lit";
import { css } from "../render/css";
import { icon, picture } from "../render/sprite";
import { ownerOf, type View } from "../render/view";
import type { Words } from "../scene.gen";
import type { Beat } from "./beats";
import type { Telling } from "./show-ports";
import { tellWords } from "./history";
import type { Speed } from "./pace";
import { tintOf } from "./showing";

/** What the dock may do with the show. */
export interface Show {
  readonly telling: Telling | undefined;
  readonly paused: boolean;
  readonly hurried: boolean;
  readonly speed: Speed;
  /** What this person is asked as soon as it is over. */
  readonly asked: Words | undefined;
  readonly mayPlayAgain: boolean;
  pause(): void;
  hurry(hurried: boolean): void;
  goOn(): void;
  skip(): void;
  setSpeed(speed: Speed): void;
}

const SPEEDS: Speed[] = ["calm", "plain", "double", "once"];
/** More segments than this are too thin to count. */
const SEGMENTS = 14;
/** So many letters still stand in large type. */
const SHORT = 52;
const LONG = 110;

export function toldHead(view: View, show: Show, compact: boolean): TemplateResult | typeof nothing {
  const { telling } = show;
  if (!telling) return nothing;
  const { beat, words, again } = telling;
  const [first, others] = apart(words);
  const size = first.length <= SHORT ? "short" : first.length <= LONG ? "" : "long";
  return html`<section
    class="telling ${compact ? "compact" : ""}"
    style=${css(`--told:${tintOf(view, beat.main)}`)}
    aria-label=${view.texts.t("told-here")}
  >
    <p class="actor">
      ${actor(view, beat)}${again ? html`<em>${icon("replay", "small")}${view.texts.t("told-again")}</em>` : nothing}
      ${compact ? count(view, telling) : nothing}
    </p>
    <h2 id="prompt" tabindex="-1" class=${size}>${strong(first)}${why(view, beat)}</h2>
    ${others ? html`<p class="more">${strong(others)}</p>` : nothing}
    ${beat.reads.length ? readings(view, telling) : nothing}
    <div class="passing">${compact ? nothing : count(view, telling)}${segments(telling)}</div>
    ${show.asked ? question(view, show, show.asked) : nothing} ${controls(view, show, compact)}
  </section>`;
}

function actor(view: View, beat: Beat): TemplateResult {
  const { texts, scene, people } = view;
  const { seat } = beat.main;
  const owner = ownerOf(view, seat);
  if (typeof seat !== "number")
    return html`<i class="beast" aria-hidden="true"></i
      ><b>${beat.shows ? texts.rich(beat.shows.label) : texts.rich(scene.title)}</b>`;
  const bot = people.get(seat) === "bot" || people.get(seat) === "covered";
  return html`${picture(owner?.mark, 22)}<b>${texts.t("person", { seat })}</b>${
    bot ? html`${icon("bot", "small")}<span class="vh">${texts.t("told-bot")}</span>` : nothing
  }`;
}

const count = (view: View, { n, of }: Telling): TemplateResult =>
  html`<span class="tally">${view.texts.t("so-many-of", { n, of })}</span>`;

function why(view: View, { main }: Beat): TemplateResult | typeof nothing {
  if (!main.rule) return nothing;
  const label = view.texts.t("why-rule", { rule: main.rule });
  return html`<button class="iconbtn tiny" data-why=${main.rule} aria-label=${label} title=${label}>
    ${icon("why", "small")}
  </button>`;
}

function readings(view: View, { beat, read }: Telling): TemplateResult {
  const { texts } = view;
  return html`<ol class="readings">
    ${beat.reads.map(({ main }, n) => {
      const state = n + 1 === read ? "on" : n + 1 < read ? "done" : "coming";
      const bad = main.beat?.tone === "bad";
      const spot = main.beat?.spot ?? 0;
      const owner = bad ? ownerOf(view, main.seat) : undefined;
      return html`<li class="${state} ${bad ? "bad" : ""}" aria-current=${state === "on" ? "step" : nothing}>
        ${spot ? html`<i class="spot">${spot}</i>` : html`<i class="spot none"></i>`}
        <span>${picture(owner?.mark, 20)}${strong(texts.say(tellWords(main)))}</span>
        ${
          main.rule
            ? html`<button
                class="rule"
                data-why=${main.rule}
                aria-label=${texts.t("why-rule", { rule: main.rule })}
              >
                ${main.rule}
              </button>`
            : nothing
        }
      </li>`;
    })}
  </ol>`;
}

function segments({ n, of }: Telling): TemplateResult {
  const [at, all] = of <= SEGMENTS ? [n, of] : [1, 1];
  return html`<span class="segments" data-do="skip-show" aria-hidden="true"
    >${Array.from(
      { length: all },
      (_, k) => html`<b class=${k + 1 < at ? "done" : k + 1 === at ? "on" : ""}><i></i></b>`,
    )}</span
  >`;
}

/** One is asked: it can be read at once, and answered when the show is over or skipped. */
function question(view: View, show: Show, asked: Words): TemplateResult {
  const { texts } = view;
  return html`<div class="asked">
    <p><b>${texts.t("your-turn-next")}</b><span>${texts.rich(asked)}</span></p>
    <button class="btn lamp small skip-show" data-do="skip-show" @click=${stop(() => show.skip())}>
      ${texts.t("skip-show")}
    </button>
  </div>`;
}

const stop =
  (act: () => void) =>
  (event: Event): void => {
    event.stopPropagation();
    act();
  };

function controls(view: View, show: Show, compact: boolean): TemplateResult {
  const { texts } = view;
  const held = texts.t(show.paused ? "go-on" : "hold-show");
  const press = (): void => show.hurry(true);
  const release = (): void => show.hurry(false);
  return html`<div class="pacing">
    <button
      class="iconbtn round"
      aria-label=${held}
      title="${held} (P)"
      aria-pressed=${show.paused}
      @click=${stop(() => show.pause())}
    >
      ${icon(show.paused ? "play" : "pause")}
    </button>
    ${
      compact
        ? html`<button
            class="btn line grow ${show.hurried ? "on" : ""}"
            @pointerdown=${press}
            @pointerup=${release}
            @pointercancel=${release}
            @pointerleave=${release}
            @contextmenu=${(event: Event) => event.preventDefault()}
            @click=${stop(() => undefined)}
          >
            ${icon("forward")}${texts.t("hold-to-hurry")}
          </button>`
        : html`<span class="by-key"><b>${texts.t("key-name-space")}</b> ${texts.t("hold-to-hurry")}</span>`
    }
    ${speeds(view, show, compact)}
  </div>`;
}

/** On a phone one button that goes round, else all of them beside each other. */
function speeds(view: View, show: Show, compact: boolean): TemplateResult {
  const { texts } = view;
  const set = (speed: Speed) => stop(() => show.setSpeed(speed));
  if (compact) {
    const next = SPEEDS[(SPEEDS.indexOf(show.speed) + 1) % SPEEDS.length]!;
    const label = `${texts.t("speed")}: ${texts.t(`speed-${show.speed}`)}`;
    return html`<button class="btn line speed" aria-label=${label} @click=${set(next)}>
      ${texts.t(`speed-${show.speed}`)}
    </button>`;
  }
  return html`<span class="speeds" role="group" aria-label=${texts.t("speed")}
    >${SPEEDS.map(
      (speed) =>
        html`<button aria-pressed=${speed === show.speed} @click=${set(speed)}>
          ${texts.t(`speed-${speed}`)}
        </button>`,
    )}</span
  >`;
}

/** The first sentence is the headline, what else there is to say stands below it. */
export function apart(words: string): [string, string] {
  const end = words.search(/[.!?](?= \S)/);
  return end < 0 ? [words, ""] : [words.slice(0, end + 1), words.slice(end + 2)];
}

/** Words between two stars are strong; the sentence is already in the language of the one who reads. */
export const strong = (words: string): unknown =>
  words.split("**").map((part, n) => (n % 2 ? html`<b>${part}</b>` : part));
