// One panel of any kind: its heading, its place, and which function draws it.

import { html, nothing, type TemplateResult } from "lit";
import type { Node, Sprite } from "../scene.gen";
import type { View } from "../render/view";
import { captionPanel, decksPanel, handPanel, rowPanel } from "./cards";
import { equationPanel, histogramPanel, oddsPanel, versusPanel } from "./chance";
import { goalPanel } from "./goal";
import { logPanel, noticePanel } from "./log";
import { matPanel } from "./mat";
import { counterPanel, meterPanel, objectivesPanel, phasesPanel, tablePanel, trackPanel } from "./numbers";
import { portraitsPanel, seatsPanel } from "./seats";
import { storyPanel } from "./story";

/** A sheet is folded away: it is read where it is opened. */
export type Panel = Exclude<Extract<Node, { where?: unknown }>, { type: "sheet" }>;
export type Where = NonNullable<Panel["where"]>;

const OFF_BOARD = new Set<Node["type"]>([
  "hand", "row", "decks", "caption", "seats", "portraits", "track", "counter", "meter", "objectives", "goal",
  "phases", "table", "odds", "histogram", "equation", "versus", "mat", "story", "log", "notice",
]); // prettier-ignore

export const isPanel = (node: Node): node is Panel => OFF_BOARD.has(node.type);

/** Where a panel goes if it does not say. */
export const whereOf = (node: Panel): Where => node.where ?? "rail";

function inner(view: View, id: string, node: Panel, where: Where): TemplateResult {
  switch (node.type) {
    case "hand":
      return handPanel(view, node);
    case "row":
      return rowPanel(view, node);
    case "decks":
      return decksPanel(view, node);
    case "caption":
      return captionPanel(view, node, where);
    case "seats":
      return seatsPanel(view, node, where);
    case "portraits":
      return portraitsPanel(view, node, where);
    case "track":
      return trackPanel(view, node);
    case "counter":
      return counterPanel(view, node);
    case "meter":
      return meterPanel(view, node);
    case "objectives":
      return objectivesPanel(view, node);
    case "goal":
      return goalPanel(view, node);
    case "phases":
      return phasesPanel(view, node);
    case "table":
      return tablePanel(view, node);
    case "odds":
      return oddsPanel(view, node);
    case "histogram":
      return histogramPanel(view, node);
    case "equation":
      return equationPanel(view, node);
    case "versus":
      return versusPanel(view, node);
    case "mat":
      return matPanel(view, id, node);
    case "story":
      return storyPanel(view, node);
    case "log":
      return logPanel(view, node);
    case "notice":
      return noticePanel(view, node);
  }
}

/** Kinds that say their own name, or whose heading would only repeat it. */
const SELF_NAMED = new Set<Panel["type"]>(["story", "notice", "counter"]);

/** One that may be squeezed scrolls, and wants to be reached by the keyboard for that. */
export function panel(view: View, id: string, node: Panel, where: Where, squeezed = false): TemplateResult {
  const { texts } = view;
  const people = where === "band" && (node.type === "seats" || node.type === "portraits");
  const titled =
    !node.untitled &&
    !people &&
    where !== "top" &&
    !SELF_NAMED.has(node.type) &&
    !(node.type === "caption" && node.paper);
  const rule = "rule" in node ? node.rule : "";
  const aside = node.note
    ? html`<i>${texts.rich(node.note)}</i>`
    : rule
      ? html`<button class="rule" data-why=${rule} aria-label=${texts.t("why-rule", { rule })}>
          ${rule}
        </button>`
      : nothing;
  const inline = node.type === "meter" && where === "dock" && !node.note;
  const shown = view.guide.shown.has(id) ? "shown" : "";
  return html`<section
    class="panel panel-${node.type} ${inline ? "inline" : ""} ${shown}"
    data-panel=${id}
    tabindex=${squeezed ? 0 : nothing}
    aria-label=${texts.plain(node.label)}
  >
    ${
      titled ? html`<h2 class="label">${heading(view, node)}${aside}</h2>` : nothing
    }${inner(view, id, node, where)}
  </section>`;
}

/** Its name; where it leads to something that is read, a way there. */
const heading = ({ texts }: View, node: Panel): unknown =>
  node.opens
    ? html`<button data-opens=${node.opens}>${texts.rich(node.label)}</button>`
    : texts.rich(node.label);

export interface Brief {
  /** What it stands for. */
  about: string;
  value: string;
  sprite: Sprite | null | undefined;
  label: string;
}

/** A panel in its shortest form, for the strip of a phone; of a goal, what would end it. */
export function briefs({ texts }: View, id: string, node: Panel): Brief[] {
  const label = texts.plain(node.label);
  if (node.brief) {
    const { value, sprite, label: own } = node.brief;
    return [{ about: id, value: texts.plain(value), sprite, label: texts.plain(own) || label }];
  }
  if (node.type === "counter")
    return [{ about: id, value: texts.plain(node.value), sprite: node.sprite, label }];
  if (node.type !== "goal") return [];
  return (node.ends ?? [])
    .filter(({ sprite }) => sprite)
    .map(({ id: own, label, sprite, n = 0, of }) => ({
      about: own || id,
      value: of ? `${n}/${of}` : `${n}`,
      sprite,
      label: texts.plain(label),
    }));
}
