// The tray: what can be done, by verb, as chips, rows or the tiles of a phone.

import { html, nothing, type TemplateResult } from "lit";
import type { Option } from "../scene.gen";
import { whereIs } from "../render/layout";
import { htmlBadge } from "../render/marks";
import { looks } from "../render/looks";
import { optionFace, optionName } from "../render/names";
import { icon, picture } from "../render/sprite";
import type { View } from "../render/view";
import { isButton, pointedAt, type Dock } from "./dock";
import { grouped, isFaint, type Group } from "./options";
import { pointLine } from "./point-line";
import { boardVerbs, keyOf } from "./verbs";

/** What is chosen or pointed at by the guide stands there as a chip, and all of it once the list is opened. */
function lineOf(group: Group, dock: Dock): TemplateResult {
  const { view, verbs } = dock;
  const shown = group.options.filter((option) => verbs.opened.has(keyOf(group)) || standsOut(option, view));
  return pointLine(
    group,
    dock,
    shown.map((option) => one(dock, option)),
  );
}

export function tray(dock: Dock): TemplateResult | typeof nothing {
  const { view, compact } = dock;
  const listed = view.options.all.filter((option) => !isButton(option) && !option.pin);
  if (!listed.length) return nothing;
  if (compact) {
    const verbs = boardVerbs(listed, view.layout).filter(({ options }) => options.length > 1);
    const down = verbs.filter(
      (group) => dock.verbs.active !== keyOf(group) && !dock.verbs.opened.has(keyOf(group)),
    );
    const under = new Set(
      down.flatMap(({ options }) => options.filter((option) => !standsOut(option, view))),
    );
    const lists = grouped(listed.filter((option) => !under.has(option))).map((group) => folded(group, dock));
    const shown = new Set(lists.flatMap((list) => list.shown));
    const ends = listed.filter(endsTurn);
    const tiles = listed.filter((option) => shown.has(option) && !ends.includes(option));
    const row = (named: boolean): TemplateResult =>
      html`<div
        class="tray row"
        role=${named ? "group" : nothing}
        aria-labelledby=${named ? "prompt" : nothing}
      >
        ${verbs.map((group) => verbTile(group, dock))}${tiles.map((option) => one(dock, option))}${lists.map((list) => moreOf(list, dock))}
      </div>`;
    if (!ends.length || ends.length === listed.length) return row(true);
    return html`<div class="tray-line" role="group" aria-labelledby="prompt">
      ${row(false)}${ends.map((option) => one(dock, option))}
    </div>`;
  }
  const rows = listed.filter((option) => option.style === "row" || option.style === "toggle");
  const lines = boardVerbs(listed, view.layout);
  const pointed = new Set(lines.flatMap((group) => group.options));
  const chips = terse(
    grouped(listed.filter((option) => !rows.includes(option) && !pointed.has(option))),
    view,
  );
  const labelled = chips.some((group) => group.label) && chips.length > 1;
  return html`<div class="tray" role="group" aria-labelledby="prompt">
    ${lines.length ? html`<div class="points">${lines.map((group) => lineOf(group, dock))}</div>` : nothing}
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

const standsOut = (option: Option, view: View): boolean =>
  option === view.chosen || view.guide.options.has(option.id);

/** On a phone: a tap lights its targets, and puts them into the row behind it. */
function verbTile(group: Group, { view, verbs, resting }: Dock): TemplateResult {
  const on = verbs.active === keyOf(group);
  return html`<button
    class="opt chip verb-tile ${on ? "looked" : ""}"
    data-verb=${keyOf(group)}
    aria-pressed=${on}
    ?disabled=${resting}
  >
    ${picture(group.options[0]!.sprite, 16)}<span>${view.texts.rich(group.label)}</span
    ><em>${group.options.length}</em>
  </button>`;
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
function folded(group: Group, { view, verbs }: Dock): Folded {
  const { options } = group;
  const key = keyOf(group);
  const onBoard = (option: Option): boolean =>
    (option.touches ?? []).some((id) => whereIs(view.layout, id) !== undefined);
  if (options.length <= MANY || verbs.opened.has(key) || !options.every(onBoard))
    return { key, shown: options, hidden: 0 };
  const shown = options.filter((option, n) => n < KEPT || standsOut(option, view));
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
