// The dock: prompt, confirm bar, buttons; the tray between them has a file of its own. The same in all games.

import { html, nothing, type TemplateResult } from "lit";
import type { Option, Words } from "../scene.gen";
import { looks } from "../render/looks";
import { optionName } from "../render/names";
import { icon, picture } from "../render/sprite";
import type { View } from "../render/view";
import { isFaint } from "./options";
import type { Verbs } from "./verbs";
import { toldHead, type Show } from "./told";

/** What the dock needs to know besides the scene. */
export interface Dock {
  view: View;
  /** On a phone every option is one tile of a scrolling row. */
  compact: boolean;
  /** Something here can point at an option without pressing it. */
  hovers: boolean;
  /** The line is down or an answer is on its way: options rest. */
  resting: boolean;
  verbs: Pick<Verbs, "active" | "opened">;
  show: Show | undefined;
}

const BUTTONS = new Set(["primary", "second"]);
export const isButton = (option: Option): boolean => !option.pin && BUTTONS.has(option.style ?? "chip");

/** Rows and buttons bring their own confirmation: one big button below the tray. Chips use the bar. */
export function confirmsBelow(view: View): boolean {
  return view.options.open.some(
    (option) => isButton(option) || option.style === "row" || option.style === "toggle",
  );
}

/** The question; while the moves of others are told, their caption. */
export function promptHead({ view, show, compact }: Dock): TemplateResult {
  if (show?.telling) return html`<div class="prompt">${toldHead(view, show, compact)}</div>`;
  const { prompt, outcome } = view.scene;
  const words = prompt?.text ?? outcome?.title; // when nothing is asked any more, how it ended
  return html`<div class="prompt">
    ${
      words
        ? html`<h2 id="prompt" tabindex="-1" class=${prompt?.yours ? "yours" : ""}>
            ${view.texts.rich(words)}
          </h2>`
        : nothing
    }
  </div>`;
}

/** What one word more would play: what was chosen, however the pointer strays over others on its way there. */
const pending = (view: View): Option | undefined => view.chosen ?? view.looked;

const STACKED = 40;

/** One line says what happens, a second what it means. The bars of all options lie in one place and only one
 * is seen: so it is as high as the highest, and nothing jumps away from under the pointer. */
export function confirmBar(dock: Dock): TemplateResult | typeof nothing {
  const { view } = dock;
  if (!view.options.open.length || confirmsBelow(view)) return nothing;
  const { texts } = view;
  const looked = pending(view);
  const finger = dock.compact || !dock.hovers; // nothing can jump away from it
  const stacked = finger ? [] : view.options.open.slice(0, STACKED);
  if (looked && !stacked.includes(looked)) stacked.push(looked);
  return html`<div class="confirms">
    <div class="confirm idle ${looked ? (finger ? "gone" : "away") : ""}">
      <p>
        ${texts.t("choose-hint")}<small>${texts.t(finger ? "choose-hint-touch" : "choose-hint-keys")}</small>
      </p>
    </div>
    ${stacked.map((option) => oneBar(dock, option, option === looked))}
  </div>`;
}

/** More letters than this leave no room for words on the button, which cost as much as so many beside it. */
const LONG = 100;
const DEAR = 4;

function oneBar({ view, resting }: Dock, option: Option, shown: boolean): TemplateResult {
  const { texts } = view;
  const letters = (words: Words | undefined): number => texts.plain(words).length;
  const long =
    letters(option.says || option.label) + letters(option.follows) + DEAR * letters(verbOf(option)) > LONG;
  return html`<div class="confirm ${shown ? "" : "away"} ${long ? "long" : ""}">
    <p>
      ${texts.rich(option.says) || texts.rich(option.label)}${
        option.follows ? html`<small>${texts.rich(option.follows)}</small>` : nothing
      }
    </p>
    ${
      option.rule
        ? html`<button
            class="iconbtn"
            data-why=${option.rule}
            aria-label=${texts.t("why")}
            title=${texts.t("why")}
            ?disabled=${!shown}
          >
            ${icon("why")}
          </button>`
        : nothing
    }
    <button class="btn ${shine(option)}" data-play=${option.id} ?disabled=${resting || !shown}>
      <span>${verb(view, option)}</span>${icon("confirm")}
    </button>
  </div>`;
}

/** Ending a turn early is possible, never what the light asks for. */
const shine = (option: Option): string => (option.pin && option.confirm ? "line" : "lamp");

const verbOf = (option: Option): Words => option.verb || option.group || option.label;

export const verb = (view: View, option: Option): unknown => view.texts.rich(verbOf(option));

export const pointedAt = (view: View, option: Option): string =>
  view.guide.options.has(option.id) ? "pointed" : "";

/** The buttons below the tray: what plays the chosen row, and the game's own. */
export function buttons({ view, resting }: Dock): TemplateResult | typeof nothing {
  if (!confirmsBelow(view)) return nothing;
  const { texts } = view;
  const looked = pending(view);
  const asks = view.chosen && (isButton(view.chosen) || view.chosen.pin) && view.chosen.confirm;
  const sure = asks ? view.chosen : undefined;
  const own = view.options.open.filter((option) => isButton(option) && option !== sure);
  const plays =
    sure ??
    (looked && !isButton(looked) && !looked.pin && looked.style !== "toggle" && !isFaint(looked)
      ? looked
      : undefined);
  const waits =
    !plays &&
    view.options.open.some((option) => !isButton(option) && !option.pin && option.style !== "toggle");
  return html`${
      sure
        ? html`<p class="sure" role="status">
            ${texts.rich(sure.says) || texts.rich(sure.label)}${
              sure.follows ? html`<small>${texts.rich(sure.follows)}</small>` : nothing
            }
          </p>`
        : nothing
    }
    <div class="buttons">
      ${own
        .filter((option) => option.style === "second")
        .map(
          (option) =>
            html`<button
              class="btn line ${pointedAt(view, option)}"
              data-option=${option.id}
              ?disabled=${resting}
            >
              ${looks(optionName(option, texts), html`${picture(option.sprite, 20)}${texts.rich(option.label)}`)}
            </button>`,
        )}
      ${own
        .filter((option) => option.style === "primary")
        .map(
          (option) =>
            html`<button
              class="btn lamp grow ${pointedAt(view, option)}"
              data-option=${option.id}
              ?disabled=${resting}
            >
              ${looks(optionName(option, texts), html`${texts.rich(option.label)}${icon("confirm")}`)}
            </button>`,
        )}
      ${
        plays
          ? html`<button class="btn ${shine(plays)} grow" data-play=${plays.id} ?disabled=${resting}>
              ${verb(view, plays)}${icon("confirm")}
            </button>`
          : waits && !own.some((option) => option.style === "primary")
            ? html`<span class="btn line grow waits">${texts.t("choose-first")}</span>`
            : nothing
      }
    </div>`;
}
