// The dock: prompt, confirm bar or buttons, the tray of options by verb. The same in all games.

import { html, nothing, type TemplateResult } from "lit";
import type { Option, Words } from "../scene.gen";
import { whereIs } from "../render/layout";
import { htmlBadge } from "../render/marks";
import { looks } from "../render/looks";
import { optionFace, optionName } from "../render/names";
import { icon, picture } from "../render/sprite";
import type { View } from "../render/view";
import { grouped, isFaint, type Group } from "./options";

/** What the dock needs to know besides the scene. */
export interface Dock {
  view: View;
  /** On a phone every option is one tile of a scrolling row. */
  compact: boolean;
  /** The line is down or an answer is on its way: options rest. */
  resting: boolean;
  /** Verbs whose long lists somebody has opened. */
  opened: ReadonlySet<string>;
}

const BUTTONS = new Set(["primary", "second"]);
const isButton = (option: Option): boolean => BUTTONS.has(option.style ?? "chip");

/** Rows and buttons bring their own confirmation: one big button below the tray. Chips use the bar. */
export function confirmsBelow(view: View): boolean {
  return view.options.open.some(
    (option) => isButton(option) || option.style === "row" || option.style === "toggle",
  );
}

export function promptHead({ view }: Dock): TemplateResult {
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
  const finger = dock.compact || matchMedia("(hover: none)").matches; // it does not hover: nothing can jump
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
    <button class="btn lamp" data-play=${option.id} ?disabled=${resting || !shown}>
      <span>${verb(view, option)}</span>${icon("confirm")}
    </button>
  </div>`;
}

const verbOf = (option: Option): Words => option.verb || option.group || option.label;

export const verb = (view: View, option: Option): unknown => view.texts.rich(verbOf(option));

export function tray(dock: Dock): TemplateResult | typeof nothing {
  const { view, compact } = dock;
  const listed = view.options.all.filter((option) => !isButton(option));
  if (!listed.length) return nothing;
  if (compact) {
    const lists = grouped(listed).map((group) => folded(group, dock));
    const shown = new Set(lists.flatMap((list) => list.shown));
    const ends = listed.filter(endsTurn);
    const tiles = listed.filter((option) => shown.has(option) && !ends.includes(option));
    const row = (named: boolean): TemplateResult =>
      html`<div
        class="tray row"
        role=${named ? "group" : nothing}
        aria-labelledby=${named ? "prompt" : nothing}
      >
        ${tiles.map((option) => one(dock, option))}${lists.map((list) => moreOf(list, dock))}
      </div>`;
    if (!ends.length || ends.length === listed.length) return row(true);
    return html`<div class="tray-line" role="group" aria-labelledby="prompt">
      ${row(false)}${ends.map((option) => one(dock, option))}
    </div>`;
  }
  const rows = listed.filter((option) => option.style === "row" || option.style === "toggle");
  const chips = terse(grouped(listed.filter((option) => !rows.includes(option))), view);
  const labelled = chips.some((group) => group.label) && chips.length > 1;
  return html`<div class="tray" role="group" aria-labelledby="prompt">
    ${rows.length ? html`<div class="rows">${rows.map((option) => one(dock, option))}</div>` : nothing}
    ${
      chips.length
        ? html`<div class="chips ${labelled ? "labelled" : ""}">
            ${chips.map(
              (group) =>
                html`${
                    labelled && group.label
                      ? html`<span class="verb" aria-hidden="true">${view.texts.rich(group.label)}</span>`
                      : nothing
                  }
                  <div class=${group.label ? "" : "terse"}>${inOneList(group, dock)}</div>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
}

interface Folded {
  key: string;
  shown: Option[];
  hidden: number;
}

/** So many places of one verb are better pointed at on the board than read. */
const MANY = 9;
const KEPT = 6;

/** A long list of places shows its first ones, and whatever is chosen or pointed at, until somebody opens it. */
function folded({ label, options }: Group, { view, opened }: Dock): Folded {
  const key = JSON.stringify(label);
  const onBoard = (option: Option): boolean =>
    (option.touches ?? []).some((id) => whereIs(view.layout, id) !== undefined);
  if (options.length <= MANY || opened.has(key) || !options.every(onBoard))
    return { key, shown: options, hidden: 0 };
  const shown = options.filter(
    (option, n) => n < KEPT || option === view.chosen || view.guide.options.has(option.id),
  );
  return { key, shown, hidden: options.length - shown.length };
}

function inOneList(group: Group, dock: Dock): TemplateResult {
  const list = folded(group, dock);
  return html`${list.shown.map((option) => one(dock, option))}${moreOf(list, dock)}${group.ends?.map((option) => one(dock, option))}`;
}

function moreOf({ key, hidden }: Folded, { view }: Dock): TemplateResult | typeof nothing {
  return hidden
    ? html`<button class="opt chip more" data-more=${key}>
        ${view.texts.t("more-on-the-board", { n: hidden })}
      </button>`
    : nothing;
}

/** Options that only say their verb again stand together in one line without it; what ends the turn stands at the
 * end of the last line. */
function terse(groups: Group[], view: View): Group[] {
  const ends = groups.flatMap((group) => group.options.filter((option) => option.apart));
  const rest = groups
    .map(({ label, options }) => ({ label, options: options.filter((option) => !option.apart) }))
    .filter(({ options }) => options.length);
  const again = ({ label, options }: Group): boolean =>
    options.length === 1 && view.texts.plain(label) === view.texts.plain(options[0]!.label);
  const alone = rest.filter(again).flatMap((group) => group.options);
  const lines = alone.length
    ? [...rest.filter((group) => !again(group)), { label: "", options: alone }]
    : rest;
  const last = lines.pop() ?? { label: "", options: [] };
  return last.options.length || ends.length ? [...lines, { ...last, ends }] : [];
}

function one(dock: Dock, option: Option): TemplateResult {
  const { view, resting } = dock;
  const { texts } = view;
  const looked = view.looked === option;
  if (isFaint(option)) {
    const notNow = `${optionName(option, texts)}. ${texts.t("not-now")}: ${texts.plain(option.why_not)}`;
    return html`<button
      class="opt ${option.style ?? "chip"} faint"
      data-faint=${option.id}
      title=${option.rule || nothing}
    >
      ${looks(notNow, html`${face(dock, option)}${icon("why", "small")}`)}
    </button>`;
  }
  const stands = `${looked ? "looked" : ""} ${option.on ? "on" : ""} ${option.apart ? "apart" : ""}`;
  const pressed = option.style === "toggle" ? Boolean(option.on) : looked;
  return html`<button
    class="opt ${option.style ?? "chip"} ${pointedAt(view, option)} ${stands}"
    data-option=${option.id}
    aria-pressed=${pressed}
    ?disabled=${resting}
  >
    ${looks(optionFace(option, texts), html`${key(dock, option)}${face(dock, option)}`)}
  </button>`;
}

/** What ends the turn has a word for it; giving up only stands apart. */
const endsTurn = (option: Option): boolean => Boolean(option.apart && option.verb);

/** The figure that picks it, shown once the keyboard is in use. */
function key({ view }: Dock, option: Option): TemplateResult | typeof nothing {
  const n = view.options.open.indexOf(option);
  return n < 9 ? html`<kbd aria-hidden="true" data-key=${n + 1}></kbd>` : nothing;
}

function face(dock: Dock, option: Option): TemplateResult {
  const { texts } = dock.view;
  if (option.style !== "row" && option.style !== "toggle")
    return html`${picture(option.sprite, 16)}<span>${texts.rich(option.label)}</span>${htmlBadge(option.badge, texts)}`;
  const follows = isFaint(option)
    ? html`${texts.rich(option.why_not)}, ${option.rule}`
    : texts.rich(option.follows);
  return html`${picture(option.sprite, dock.compact ? 40 : 42)}<span class="what"
      ><b>${texts.rich(option.label)}</b><small>${follows}</small></span
    >
    ${
      option.value ? html`<span class="value">${texts.rich(option.value)}</span>` : nothing
    }${htmlBadge(option.badge, texts)}
    ${option.style === "toggle" && option.on ? icon("confirm", "tick") : nothing}`;
}

const pointedAt = (view: View, option: Option): string =>
  view.guide.options.has(option.id) ? "pointed" : "";

/** The buttons below the tray: what plays the chosen row, and the game's own. */
export function buttons({ view, resting }: Dock): TemplateResult | typeof nothing {
  if (!confirmsBelow(view)) return nothing;
  const { texts } = view;
  const looked = pending(view);
  const sure = view.chosen && isButton(view.chosen) && view.chosen.confirm ? view.chosen : undefined;
  const own = view.options.open.filter((option) => isButton(option) && option !== sure);
  const plays =
    sure ??
    (looked && !isButton(looked) && looked.style !== "toggle" && !isFaint(looked) ? looked : undefined);
  const waits = !plays && view.options.open.some((option) => !isButton(option) && option.style !== "toggle");
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
          ? html`<button class="btn lamp grow" data-play=${plays.id} ?disabled=${resting}>
              ${verb(view, plays)}${icon("confirm")}
            </button>`
          : waits && !own.some((option) => option.style === "primary")
            ? html`<span class="btn line grow waits">${texts.t("choose-first")}</span>`
            : nothing
      }
    </div>`;
}
