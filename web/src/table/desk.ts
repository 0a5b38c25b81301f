// The table on a screen: top bar, rail or band, board, dock.

import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import { briefs, panel, type Where } from "../panels/panel";
import { icon, picture } from "../render/sprite";
import type { View } from "../render/view";
import { buttons, confirmBar, promptHead, type Dock } from "./dock";
import { goalLine } from "./goal-line";
import type { RunningLog } from "./history";
import { logAtFoot } from "./log-at-foot";
import { kept, openPages, type Folds, type Placed } from "./places";
import { pinnedBar } from "./pinned";
import { atThePage } from "./together";
import { tray } from "./tray";

export interface Desk {
  view: View;
  dock: Dock;
  places: Map<Where, Placed[]>;
  folds: Folds;
  board: TemplateResult;
  /** The name the table has besides the game's. */
  table: string;
  sound: boolean;
  mayUndo: boolean;
  /** The last answer can still be taken back. */
  mayGoBack: boolean;
  talk: number;
  tablet: boolean;
  /** A phone on its side: the sheet is beside the board, and as high. */
  lying: boolean;
  extra: unknown;
  /** The card of a guided first match. */
  guide: unknown;
  /** A page of a book was opened by hand. */
  turned: boolean;
  /** What happened, always in sight. */
  log: RunningLog | undefined;
}

const WIDE = 1.15;

export function deskLayout(desk: Desk): TemplateResult {
  const { view, places, folds } = desk;
  const pages = places.get("board") ?? [];
  const story = openPages(view, pages, desk.turned);
  const [, , w, h] = view.stage?.box ?? [0, 0, 2, 1];
  const wide = story.length > 0 || w / h >= WIDE;
  const rail = kept(places.get("rail"), folds.rail);
  const band = kept(places.get("band"), 99);
  const form = wide ? "wide" : "side";
  return html`<div
    class="table ${form} ${band.length && !story.length ? "banded" : ""} ${rail.length ? "railed" : ""}"
  >
    ${topBar(desk)}
    ${
      rail.length && !wide && desk.tablet
        ? html`<aside class="rail briefs-line" aria-label=${view.texts.t("beside-the-board")}>
            ${goalLine(view)}${rail.flatMap(([id, node]) => chips(view, id, node))}
          </aside>`
        : nothing
    }
    ${
      rail.length && !wide && !desk.tablet
        ? html`<aside class="rail" aria-label=${view.texts.t("beside-the-board")}>
            ${railPanels(view, rail)}
          </aside>`
        : nothing
    }
    <main class="board ${story.length ? "reading" : ""}">
      ${story.length ? story.map(([id, node]) => panel(view, id, node, "board")) : desk.board}
      ${pages.length && !view.telling ? pageEdge(view, pages, story.length > 0) : nothing}
    </main>
    ${
      band.length && !story.length
        ? html`<footer class="band">${band.map(([id, node]) => panel(view, id, node, "band"))}</footer>`
        : nothing
    }
    <div class="dockside">
      <section class="dock" aria-label=${view.texts.t("your-turn-here")}>
        ${desk.guide}${dockContent(desk, wide ? rail : [])}
      </section>
      ${desk.log ? logAtFoot(view, desk.log) : nothing}${pinnedBar(desk.dock)}
    </div>
  </div>`;
}

/** Where a page lies folded, and, once opened by hand, the way back to the board. */
function pageEdge(view: View, pages: Placed[], open: boolean): TemplateResult | typeof nothing {
  const { texts } = view;
  if (open && !openPages(view, pages, false).length)
    return html`<button class="page-edge" data-do="page">
      ${icon("close", "small")}${texts.t("page-fold")}
    </button>`;
  if (open) return nothing;
  return html`<button class="page-edge" data-do="page">
    ${icon("story", "small")}${texts.t("page-open", { page: texts.plain(pages[0]![1].label) })}
  </button>`;
}

/** On a tablet the rail is a line of counters; the whole panels are in the menu. */
const chips = (view: View, id: string, node: Placed[1]): TemplateResult[] =>
  briefs(view, id, node).map(
    (short) =>
      html`<span title=${short.label} data-about=${short.about}
        >${picture(short.sprite, 20)}<span>${short.label}</span> <b>${short.value}</b></span
      >`,
  );

/** What is urgent stands above, what keeps the score below. */
function railPanels(view: View, rail: Placed[]): TemplateResult[] {
  const gap = rail.length > 2 ? Math.ceil(rail.length * 0.6) : -1;
  return rail.map(
    ([id, node], n) => html`<div class=${n === gap ? "pushed" : ""}>${panel(view, id, node, "rail")}</div>`,
  );
}

export function dockContent(desk: Desk, more: Placed[]): TemplateResult {
  const { view, places, dock } = desk;
  const at = (where: Where): TemplateResult[] =>
    kept(places.get(where), desk.folds.dock).map(([id, node]) => panel(view, id, node, where));
  const goal = more.filter(([, node]) => node.type === "goal");
  const rest = more.filter(([, node]) => node.type !== "goal");
  const panels = [...goal, ...kept(places.get("dock"), desk.folds.dock), ...rest];
  return html`${promptHead(dock)}${dock.show?.telling ? nothing : answers(desk, at)}
  ${panels.map(([id, node]) => panel(view, id, node, "dock"))}`;
}

/** Everything one answers with, in the dock and on a phone's sheet. */
export function answers(
  { dock, extra, mayGoBack }: Desk,
  at: (where: "ahead" | "between") => TemplateResult[],
): TemplateResult {
  const asked = html`${at("ahead")}${confirmBar(dock)}${tray(dock)}${at("between")}${buttons(dock)}`;
  return html`${asked}${mayGoBack ? back(dock) : nothing}${extra}${atThePage(dock.view)}`;
}

/** The way out of a question into which an answer has led; the turn itself, which can be ended, needs none. */
function back({ view, resting }: Dock): TemplateResult | typeof nothing {
  const { options, texts } = view;
  if (!options.open.length || options.open.some(({ pin }) => pin)) return nothing;
  return html`<button class="btn quiet small back" data-do="undo" ?disabled=${resting}>
    ${icon("undo", "small")}${texts.t("go-back")}
  </button>`;
}

function topBar(desk: Desk): TemplateResult {
  const { view, places } = desk;
  const { scene, texts } = view;
  const moment = [desk.table, texts.plain(scene.moment)].filter(Boolean).join(", ");
  return html`<header class="top">
    <a class="skip" href="#prompt">${texts.t("skip")}</a>
    <a class="home" href=${at("/")} aria-label=${texts.t("home")}
      ><svg class="mark" viewBox="0 0 22 34" aria-hidden="true"><use href="#ff-mark"></use></svg
    ></a>
    <div class="name">
      <h1>${texts.rich(scene.title)}</h1>
      <span>${moment}</span>
    </div>
    <div class="middle">
      ${kept(places.get("top"), desk.folds.top).map(([id, node]) => panel(view, id, node, "top"))}
    </div>
    ${tools(desk)}
  </header>`;
}

export function tools({ view, mayUndo, sound, talk }: Desk): TemplateResult {
  const { texts } = view;
  const tool = (name: string, does: string, extra: unknown = nothing, off = false): TemplateResult =>
    html`<button
      class="iconbtn"
      data-do=${does}
      aria-label=${texts.t(`do-${does}`)}
      title=${texts.t(`do-${does}`)}
      ?disabled=${off}
    >
      ${icon(name)}${extra}
    </button>`;
  return html`<div class="tools">
    ${tool("undo", "undo", nothing, !mayUndo)}${tool("rules", "rules")}
    ${tool("chat", "talk", talk ? html`<i class="dot">${talk}</i>` : nothing)}
    ${tool(sound ? "sound-on" : "sound-off", "sound")}${tool("more", "menu")}
  </div>`;
}
