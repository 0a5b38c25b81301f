// The table on a phone: strip, board at full width, a sheet with prompt, confirm and one row of options.

import { html, nothing, type TemplateResult } from "lit";
import { brief, panel } from "../panels/panel";
import { htmlMarks } from "../render/marks";
import { icon, picture } from "../render/sprite";
import { buttons, confirmBar, promptHead } from "./dock";
import { tray } from "./tray";
import type { Desk } from "./desk";
import { panelsOf, type Placed } from "./places";

const STRIP = 3;

export interface Phone extends Desk {
  tab: string;
  /** The hand is pulled up to be read. */
  pulled: boolean;
}

export function phoneLayout(phone: Phone): TemplateResult {
  const { view, places, dock } = phone;
  const { texts, scene } = view;
  const tabs = scene.tabs ?? [];
  const first = tabs[0]?.id ?? "";
  const story = places.get("board") ?? [];
  const tab = phone.tab || story.find(([, node]) => node.tab)?.[1].tab || first;
  const main = tab === first || !tabs.length;
  const here = (node: Placed[1]): boolean => !tabs.length || (node.tab || first) === tab;
  const onTab = panelsOf(scene).filter(
    ([, node]) => tabs.length && (node.tab || first) === tab && tab !== first,
  );
  const storyHere = story.filter(([, node]) => here(node) || !tabs.some(({ id }) => id === node.tab));
  const hands = (places.get("dock") ?? []).filter(([, node]) => node.type === "hand");
  const at = (where: "ahead" | "between"): TemplateResult[] =>
    (places.get(where) ?? []).map(([id, node]) => panel(view, id, node, where));
  return html`<div class="phone ${tabs.length ? "tabbed" : ""}">
    <header class="strip">
      <a class="home" href="/" aria-label=${texts.t("home")}
        ><svg class="mark" viewBox="0 0 22 34" aria-hidden="true"><use href="#ff-mark"></use></svg
      ></a>
      <h1>${texts.rich(scene.title)}</h1>
      ${briefs(phone)}
      <button class="iconbtn" data-do="menu" aria-label=${texts.t("do-menu")}>${icon("more")}</button>
    </header>
    ${phone.guide ?? goal(phone)}
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
      ${promptHead(dock)}${at("ahead")}${confirmBar(dock)}${tray(dock)}${at("between")}${buttons(dock)}${phone.extra}
      ${hands.length ? peek(phone, hands) : nothing}
    </section>
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

function briefs({ view }: Phone): TemplateResult {
  const short = panelsOf(view.scene)
    .map(([, node]) => brief(view, node))
    .filter((one) => one !== undefined)
    .slice(0, STRIP);
  return html`<span class="briefs"
    >${short.map(
      (one) =>
        html`<span title=${one.label}
          >${picture(one.sprite, 20)}<span class="vh">${one.label}: </span>${one.value}</span
        >`,
    )}</span
  >`;
}

/** What the table is trying to do now: one line that opens the rest. */
function goal({ view }: Phone): TemplateResult | typeof nothing {
  const { texts } = view;
  const now = panelsOf(view.scene).flatMap(([, node]) =>
    node.type === "objectives" ? node.objectives.filter(({ state }) => state === "now") : [],
  )[0];
  if (!now) return nothing;
  return html`<button class="goal" data-do="menu">
    <span class="numeral">${texts.rich(now.numeral)}</span><b>${texts.rich(now.label)}</b
    ><span>${now.marks?.length ? htmlMarks(now.marks, texts) : texts.rich(now.text)}</span>
  </button>`;
}

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
