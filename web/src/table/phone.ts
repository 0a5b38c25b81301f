// The table on a phone: strip, board at full width, a sheet with prompt, confirm and one row of options.

import { at as address } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import { briefs, panel } from "../panels/panel";
import { icon, picture } from "../render/sprite";
import { answers, type Desk } from "./desk";
import { promptHead } from "./dock";
import { goalLine } from "./goal-line";
import { lastLine, logInSheet } from "./log-at-foot";
import { pinnedButtons } from "./pinned";
import { asksBoard, openPages, panelsOf, type Placed } from "./places";

const STRIP = 3;

export interface Phone extends Desk {
  tab: string;
  /** Upright with little height: where we stand shares the line of the name. */
  low: boolean;
  /** The hand is pulled up to be read. */
  pulled: boolean;
  /** The board lies on a screen that all see: this is somebody's hand. */
  hand: boolean;
  /** It lies face down. */
  down: boolean;
}

export function phoneLayout(phone: Phone): TemplateResult {
  if (phone.down) return faceDown(phone);
  const { view, places, dock } = phone;
  const { texts, scene } = view;
  const tabs = scene.tabs ?? [];
  const first = tabs[0]?.id ?? "";
  const story = openPages(view, places.get("board") ?? [], phone.turned || Boolean(phone.tab));
  const tab = phone.tab || story.find(([, node]) => node.tab)?.[1].tab || first;
  const main = tab === first || !tabs.length;
  const here = (node: Placed[1]): boolean => !tabs.length || (node.tab || first) === tab;
  const onTab = panelsOf(scene).filter(
    ([, node]) => tabs.length && (node.tab || first) === tab && tab !== first,
  );
  const storyHere = story.filter(([, node]) => here(node) || !tabs.some(({ id }) => id === node.tab));
  const ownTab = (node: Placed[1]): boolean => tabs.some(({ id }) => id === node.tab && id !== first);
  const hands = (places.get("dock") ?? []).filter(([, node]) => node.type === "hand" && !ownTab(node));
  const above = phone.guide ?? goalLine(view);
  const low = phone.low && !phone.guide;
  const at = (where: "ahead" | "between"): TemplateResult[] =>
    (places.get(where) ?? []).map(([id, node]) => panel(view, id, node, where, true));
  const held = phone.hand ? `held ${asksBoard(view) || storyHere.length || !main ? "" : "boardless"}` : "";
  return html`<div class="phone ${tabs.length ? "tabbed" : ""} ${held}">
    <header class="strip">
      <a class="home" href=${address("/")} aria-label=${texts.t("home")}
        ><svg class="mark" viewBox="0 0 22 34" aria-hidden="true"><use href="#ff-mark"></use></svg
      ></a>
      <h1>${texts.rich(scene.title)}</h1>
      ${low ? above : nothing}${phone.hand ? onTheScreen(phone) : strip(phone)}
      <button class="iconbtn" data-do="menu" aria-label=${texts.t("do-menu")}>${icon("more")}</button>
    </header>
    ${low ? nothing : above}
    <main class="board ${storyHere.length ? "reading" : ""} ${main || storyHere.length ? "" : "paneled"}">
      ${
        storyHere.length
          ? storyHere.map(([id, node]) => panel(view, id, node, "board"))
          : main
            ? phone.board
            : onTab.map(([id, node]) => panel(view, id, node, "rail"))
      }
    </main>
    <section class="sheet" aria-label=${texts.t("your-turn-here")}>
      ${promptHead(dock)}${dock.show?.telling ? nothing : answers(phone, at)}
      ${phone.lying && phone.log ? logInSheet(view, phone.log) : nothing}
      ${hands.length ? (phone.hand ? open(phone, hands) : peek(phone, hands)) : nothing}
    </section>
    ${foot(phone)}
    ${
      tabs.length
        ? html`<nav class="tabs" aria-label=${texts.t("tabs")}>
            ${tabs.map(
              (one) =>
                html`<button
                  class=${one.id === tab ? "on" : ""}
                  data-tab=${one.id}
                  aria-current=${one.id === tab ? "page" : nothing}
                >
                  ${picture(one.sprite, 22)}${texts.rich(one.label)}
                </button>`,
            )}
          </nav>`
        : nothing
    }
  </div>`;
}

function strip({ view }: Phone): TemplateResult {
  const short = panelsOf(view.scene)
    .flatMap(([id, node]) => briefs(view, id, node))
    .slice(0, STRIP);
  return html`<span class="briefs"
    >${short.map(
      (one) =>
        html`<span title=${one.label} data-about=${one.about}
          >${picture(one.sprite, 20)}<span class="vh">${one.label}: </span>${one.value}</span
        >`,
    )}</span
  >`;
}

function foot(phone: Phone): TemplateResult | typeof nothing {
  const ends = pinnedButtons(phone.dock);
  if (phone.hand) return html`<div class="foot">${turnOver(phone)}${ends}</div>`;
  const line = phone.log ? lastLine(phone.view, phone.log) : nothing;
  return line === nothing && !ends.length ? nothing : html`<div class="foot">${line}${ends}</div>`;
}

const onTheScreen = ({ view }: Phone): TemplateResult =>
  html`<span class="on-the-screen"
    >${icon("tv", "small")}<span>${view.texts.t("board-on-screen")}</span></span
  >`;

const turnOver = ({ view, mayUndo }: Phone): TemplateResult =>
  html`<button class="btn line" data-do="face-down">
      ${icon("secret", "small")}${view.texts.t("face-down")}</button
    ><button class="btn line" data-do="undo" ?disabled=${!mayUndo}>
      ${icon("undo", "small")}${view.texts.t("do-undo")}
    </button>`;

/** Nothing of it is on the page: neither eyes nor a reader's voice find it. */
function faceDown({ view }: Phone): TemplateResult {
  const { texts, scene } = view;
  return html`<div class="phone face-down">
    <h1>${texts.rich(scene.title)}</h1>
    <p role="status">${texts.t(scene.prompt?.yours ? "face-down-asked" : "face-down-text")}</p>
    <button class="btn lamp" data-do="face-down">${icon("card")}${texts.t("face-up")}</button>
  </div>`;
}

/** Cards that only this person sees, at their full height. */
const open = ({ view }: Phone, hands: Placed[]): TemplateResult =>
  html`<div class="in-hand">${hands.map(([id, node]) => panel(view, id, node, "dock"))}</div>`;

/** Cards peek over the edge; a tap on the handle pulls them up. */
function peek(phone: Phone, hands: Placed[]): TemplateResult {
  const { texts } = phone.view;
  return html`<div class="peek ${phone.pulled ? "pulled" : ""}">
    <button
      class="handle"
      data-do="pull"
      aria-expanded=${phone.pulled}
      aria-label=${texts.t(phone.pulled ? "hand-down" : "hand-up")}
    ></button>
    ${hands.map(([id, node]) => panel(phone.view, id, node, "dock"))}
  </div>`;
}
