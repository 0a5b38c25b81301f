// One verb as a line: what to point at, and how many there are. For keyboards and readers it opens as a plain list.

import { html, nothing, type TemplateResult } from "lit";
import { icon, picture } from "../render/sprite";
import type { Dock } from "./dock";
import type { Group } from "./options";
import { keyOf } from "./verbs";

export function pointLine(group: Group, dock: Dock, chips: TemplateResult[]): TemplateResult {
  const { verbs, view, resting } = dock;
  const { texts } = view;
  const key = keyOf(group);
  const on = verbs.active === key;
  const open = verbs.opened.has(key);
  const first = group.options[0]!;
  return html`<div class="point ${on ? "on" : ""}">
      <button class="point-verb" data-verb=${key} aria-pressed=${on} ?disabled=${resting}>
        ${picture(first.sprite, 20)}<b>${texts.rich(group.label)}</b>
        <span>${texts.rich(first.point)}, <b>${texts.t("point-count", { n: group.options.length })}</b></span>
      </button>
      <button
        class="iconbtn"
        data-more=${key}
        aria-expanded=${open}
        aria-label=${texts.t("as-a-list", { verb: texts.plain(group.label) })}
        title=${texts.t("as-a-list", { verb: texts.plain(group.label) })}
      >
        ${icon(open ? "chevron-up" : "chevron-down", "small")}
      </button>
    </div>
    ${chips.length ? html`<div class="point-list">${chips}</div>` : nothing}`;
}
