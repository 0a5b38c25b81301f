// What lies on the table folded and is opened to be read: a crew board, quests, a discard pile, a page of an atlas.

import { html, nothing, type TemplateResult } from "lit";
import type { Chapter, Entry, Scene, Sheet } from "../scene.gen";
import { drawing } from "../render/drawing";
import { htmlMarks } from "../render/marks";
import { icon, picture } from "../render/sprite";
import type { View } from "../render/view";

export type Folded = [id: string, node: Sheet];

export const sheetsOf = (scene: Scene | undefined): Folded[] =>
  Object.entries(scene?.nodes ?? {}).filter((pair): pair is Folded => pair[1].type === "sheet");

/** In the menu: each by its name, those of a group as one. */
export function inMenu({ scene, texts }: View): { id: string; name: string }[] {
  const found = new Map<string, string>();
  for (const [id, sheet] of sheetsOf(scene)) {
    const name = texts.plain(sheet.group || sheet.label);
    if (!found.has(name)) found.set(name, id);
  }
  return [...found].map(([name, id]) => ({ id, name }));
}

/** The others of its group, in their order. */
function family({ scene, texts }: View, node: Sheet): Folded[] {
  const group = texts.plain(node.group);
  return group ? sheetsOf(scene).filter(([, one]) => texts.plain(one.group) === group) : [];
}

export function sheetPage(
  view: View,
  id: string,
  says: Sheet | undefined,
  turn: (id: string) => void,
): TemplateResult | typeof nothing {
  const cover = view.scene.nodes?.[id];
  if (cover?.type !== "sheet") return nothing;
  const { texts } = view;
  const others = family(view, cover);
  const node = says ?? cover;
  const [x, y, w, h] = node.box ?? [0, 0, 1, 1];
  return html`<article class="sheet-page" tabindex="0" data-sheet=${id} aria-busy=${says ? "false" : "true"}>
    ${others.length > 1 ? walk(view, others, id, turn) : nothing}
    <header>
      ${picture(node.sprite, 72)}
      <div>
        <h3>${texts.rich(node.label)}</h3>
        ${node.text ? html`<p>${texts.rich(node.text)}</p>` : nothing}
        ${node.note ? html`<p>${texts.rich(node.note)}</p>` : nothing}
      </div>
    </header>
    ${
      node.plate?.length
        ? html`<svg
            class="sheet-plate"
            viewBox="${x} ${y} ${w} ${h}"
            role="img"
            aria-label=${texts.plain(node.label)}
          >
            ${drawing(node.plate, (words) => texts.plain(words))}
          </svg>`
        : nothing
    }
    ${node.chapters.map((chapter) => chapterOf(view, chapter, turn))}
  </article>`;
}

function walk({ texts }: View, all: Folded[], id: string, turn: (id: string) => void): TemplateResult {
  const at = all.findIndex(([one]) => one === id);
  const step = (by: number): string => all[(at + by + all.length) % all.length]![0];
  return html`<nav class="sheet-walk">
    <button class="iconbtn" aria-label=${texts.t("sheet-before")} @click=${() => turn(step(-1))}>
      ${icon("chevron-left")}
    </button>
    <select
      aria-label=${texts.plain(all[at]?.[1].group)}
      @change=${(event: Event) => turn((event.target as HTMLSelectElement).value)}
    >
      ${all.map(([one, node]) => html`<option value=${one} ?selected=${one === id}>${texts.plain(node.label)}</option>`)}
    </select>
    <button class="iconbtn" aria-label=${texts.t("sheet-after")} @click=${() => turn(step(1))}>
      ${icon("chevron-right")}
    </button>
  </nav>`;
}

function chapterOf(view: View, chapter: Chapter, turn: (id: string) => void): TemplateResult {
  const { texts } = view;
  const entries = chapter.entries ?? [];
  return html`<section class="chapter ${chapter.look ?? "list"}">
    <h4>${texts.rich(chapter.label)}${chapter.note ? html`<i>${texts.rich(chapter.note)}</i>` : nothing}</h4>
    ${
      entries.length
        ? html`<ul>
            ${entries.map((entry) => html`<li class=${entry.state ?? ""}>${entryOf(view, entry, turn)}</li>`)}
          </ul>`
        : html`<p class="none">${texts.rich(chapter.none)}</p>`
    }
  </section>`;
}

/** What stands for another sheet turns to it. */
function entryOf({ scene, texts }: View, entry: Entry, turn: (id: string) => void): TemplateResult {
  const leads = entry.id && scene.nodes?.[entry.id]?.type === "sheet" ? entry.id : "";
  const label = texts.rich(entry.label);
  const name = leads
    ? html`<button class="leads" data-turns=${leads} @click=${() => turn(leads)}>${label}</button>`
    : html`<b>${label}</b>`;
  return html`${picture(entry.sprite, 28)}
    <div>
      <p class="entry-head">${name}${entry.value ? html`<em>${texts.rich(entry.value)}</em>` : nothing}</p>
      ${entry.marks?.length ? html`<p class="entry-marks">${htmlMarks(entry.marks, texts)}</p>` : nothing}
      ${entry.parts ? html`<p class="parts">${texts.rich(entry.parts)}</p>` : nothing}
      ${entry.text ? html`<p>${texts.rich(entry.text)}</p>` : nothing}
      ${entry.note ? html`<small>${texts.rich(entry.note)}</small>` : nothing}
    </div>`;
}
