// What everybody plays by: taking back, pointing, and when a bot steps in. In play the host proposes, and all who play vote.

import { html, nothing, type TemplateResult } from "lit";
import type { TableInfo } from "../net/types";
import { PACES } from "../pages/table-form";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export type Manners = Pick<TableInfo, "undo" | "patience" | "pointing">;

const TAKES_BACK: Manners["undo"][] = ["off", "horizon", "agreement"];
const POINTS: Manners["pointing"][] = ["usual", "on", "off"];

export function mannersOf(
  table: TableInfo,
  texts: Texts,
  propose: (change: Partial<Manners>) => void,
): TemplateResult | typeof nothing {
  if (table.phase !== "playing") return nothing;
  const fixed = !table.you.host || !table.you.seats.length || table.proposal !== null;
  const paces = [...new Set([...PACES, table.patience])].sort((a, b) => (a || Infinity) - (b || Infinity));
  const pick = <T extends string | number>(
    label: string,
    values: T[],
    now: T,
    name: (value: T) => string,
    chosen: (value: T) => void,
  ): TemplateResult =>
    html`<label class="dd"
      ><span>${texts.t(label)}</span>
      <select
        ?disabled=${fixed}
        @change=${(event: Event) => {
          const list = event.target as HTMLSelectElement;
          const value = values[list.selectedIndex]!;
          list.selectedIndex = values.indexOf(now);
          chosen(value);
        }}
      >
        ${values.map((value) => html`<option .selected=${value === now}>${name(value)}</option>`)}</select
      >${icon("chevron-down")}</label
    >`;
  return html`<section class="settings manners">
    <h3>${texts.t("manners")}</h3>
    ${pick(
      "take-back",
      TAKES_BACK,
      table.undo,
      (kind) => texts.t(`take-back-${kind}`),
      (undo) => propose({ undo }),
    )}
    ${pick(
      "pace",
      paces,
      table.patience,
      (seconds) =>
        PACES.includes(seconds) ? texts.t(`pace-${seconds}`) : texts.t("seconds", { n: seconds }),
      (patience) => propose({ patience }),
    )}
    ${pick(
      "pointing",
      POINTS,
      table.pointing,
      (whether) => texts.t(`pointing-${whether}`),
      (pointing) => propose({ pointing }),
    )}
    <p class="quiet">${texts.t(table.you.host ? "manners-vote" : "manners-host")}</p>
  </section>`;
}
