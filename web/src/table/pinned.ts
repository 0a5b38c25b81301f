// What ends the turn: always in sight at the foot of the dock, on a phone beside the newest line. While something is
// left to do it asks once more in the card above, and its own place takes it back: so does a double click.

import { html, nothing, type TemplateResult } from "lit";
import { looks } from "../render/looks";
import { optionName } from "../render/names";
import { icon } from "../render/sprite";
import type { Option } from "../scene.gen";
import { pointedAt, type Dock } from "./dock";
import { isFaint } from "./options";

const pinned = ({ view }: Dock): Option[] => view.options.all.filter((option) => option.pin);

/** With what it means, where there is room for words. */
export function pinnedBar(dock: Dock): TemplateResult | typeof nothing {
  const { texts, chosen } = dock.view;
  const options = pinned(dock);
  if (!options.length) return nothing;
  return html`<section class="pinned" aria-label=${texts.t("end-of-turn")}>
    ${options.map(
      (option) =>
        html`<p>
            ${
              option === chosen && option.confirm
                ? texts.t("asked-above")
                : html`${texts.rich(option.says) || texts.rich(option.label)}<small
                      >${texts.rich(option.why_not) || texts.rich(option.follows)}</small
                    >`
            }
          </p>
          ${button(dock, option)}`,
    )}
  </section>`;
}

export const pinnedButtons = (dock: Dock): TemplateResult[] =>
  pinned(dock).map((option) => button(dock, option));

function button(dock: Dock, option: Option): TemplateResult {
  const { view, resting } = dock;
  const { texts } = view;
  const words = looks(optionName(option, texts), texts.rich(option.label));
  if (isFaint(option))
    return html`<button class="btn line faint" data-faint=${option.id}>
      ${words}${icon("why", "small")}
    </button>`;
  if (option.confirm && option === view.chosen)
    return html`<button class="btn line" data-do="keep">${texts.t("keep-playing")}</button>`;
  return html`<button
    class="btn ${option.confirm ? "line" : "lamp"} ${pointedAt(view, option)}"
    data-option=${option.id}
    ?disabled=${resting}
  >
    ${words}
  </button>`;
}
