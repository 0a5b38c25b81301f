// Where we stand, in one line: under the strip of a phone, before the counters of a tablet. A touch opens the whole.

import { html, nothing, type TemplateResult } from "lit";
import { bars, rivalBar, rivalName, soMany } from "../panels/goal";
import { panel } from "../panels/panel";
import { picture } from "../render/sprite";
import type { View } from "../render/view";
import type { Goal, Objective } from "../scene.gen";
import { panelsOf, type Placed } from "./places";

const goalOf = (view: View): [string, Goal] | undefined =>
  panelsOf(view.scene).find((one): one is Placed & [string, Goal] => one[1].type === "goal");

export function goalLine(view: View): TemplateResult | typeof nothing {
  const goal = goalOf(view)?.[1];
  if (!goal) return nothing;
  return html`<button class="goal-line" data-do="goal">
    <span class="vh">${view.texts.t("do-goal")}: </span>${inOneLine(view, goal)}
  </button>`;
}

/** The step that is due; else who has how much; else how one wins. */
function inOneLine(view: View, goal: Goal): TemplateResult {
  const { texts } = view;
  const due = goal.steps?.find(({ state }) => state === "now");
  if (due) return stepLine(view, due, goal.steps ?? []);
  if (goal.rivals?.length)
    return html`${rivalBar(view, goal.rivals)}<span class="counted"
        >${goal.rivals.map(
          (rival, n) => html`${n ? ", " : nothing}${rivalName(view, rival)} <b>${rival.value}</b>`,
        )}</span
      >`;
  return html`<span>${texts.rich(goal.sentence)}</span>`;
}

function stepLine(view: View, due: Objective, steps: Objective[]): TemplateResult {
  const { texts } = view;
  const later = steps
    .filter(({ state }) => (state ?? "later") === "later")
    .map(({ numeral }) => texts.plain(numeral))
    .filter(Boolean)
    .join(", ");
  const counted = soMany(view, due);
  const words = counted && later ? texts.t("goal-then", { counted, later }) : `**${counted}**`;
  return html`<span class="numeral">${due.numeral ? texts.rich(due.numeral) : picture(due.sprite, 18)}</span
    ><span class="named">${texts.rich(due.label)}</span>${
      counted
        ? html`${bars([due])}<span class="counted">${texts.rich(words)}</span>`
        : html`<span class="counted">${texts.rich(due.text)}</span>`
    }`;
}

/** The whole panel, on a sheet of its own. */
export function goalSheet(view: View | undefined): TemplateResult | typeof nothing {
  const found = view && goalOf(view);
  return found ? panel(view, ...found, "rail") : nothing;
}
