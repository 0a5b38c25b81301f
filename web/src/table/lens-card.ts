// What a lens shows: what a thing is called, how it stands now, what can be done with it, and the rule that says what
// it is. Nothing here is known but what this viewer's scene and log already say.

import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { RuleText } from "../net/types";
import { cardPicture } from "../render/card";
import { css } from "../render/css";
import { join, optionName, placeName } from "../render/names";
import { picture } from "../render/sprite";
import { ruleAbout, things, type Thing } from "../render/things";
import { ownerOf, type View } from "../render/view";
import type { Card as Paper } from "../scene.gen";
import type { RunningLog } from "./history";
import { lensArt } from "./lens-art";
import { cardOf } from "./places";

/** The rules of this game, and which of them says what a thing is. */
export interface Book {
  rules: ReadonlyMap<string, RuleText>;
  about: Record<string, string>;
}

export interface Lensed {
  kind: "lens";
  /** Without: a list of everything that can be asked about. */
  id: string;
  /** Where the thing lies on the screen. */
  box: { left: number; top: number; right: number; bottom: number };
  /** Opened on purpose: it stays, and can be walked through. */
  pinned: boolean;
}

/** What a lens reads besides the picture. */
export interface Shelf {
  book: Book | undefined;
  log: RunningLog | undefined;
  mayPoint: boolean;
}

export function lensCard(lens: Lensed, view: View, shelf: Shelf): TemplateResult | typeof nothing {
  const { texts } = view;
  const all = things(view.scene, view.stage);
  if (!lens.id) return frame(lens, texts.t("lens-all"), index(view, all), "index");
  const thing = all.find(({ id }) => id === lens.id);
  if (!thing) return nothing;
  const card = paperOf(view, thing.id);
  return frame(lens, texts.plain(thing.label), content(view, thing, card, shelf), card ? "read" : "");
}

function frame(lens: Lensed, name: string, inner: TemplateResult, kind: string): TemplateResult {
  const { pinned } = lens;
  // A fleeting one is for eyes: whoever wants to read it opens it.
  return html`<aside aria-label=${name} ?inert=${!pinned}>
    <div
      class="popover why lens ${kind} ${pinned ? "lens-kept" : "lens-fleeting"}"
      role=${pinned ? "dialog" : nothing}
      aria-label=${pinned ? name : nothing}
      tabindex=${pinned ? "-1" : nothing}
      style=${css(place(lens))}
      ${ref(onScreen)}
    >
      ${inner}
    </div>
  </aside>`;
}

/** One that is too high for its place moves. */
function onScreen(card: Element | undefined): void {
  requestAnimationFrame(() => {
    if (!(card instanceof HTMLElement) || !card.isConnected) return;
    card.style.margin = "";
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > innerHeight - 8) card.style.marginTop = `${Math.floor(innerHeight - 8 - bottom)}px`;
    else if (top < 8) card.style.marginBottom = `${Math.floor(top - 8)}px`;
  });
}

const WIDTH = 300;
const GAP = 12;

/** Beside the thing, never over it: right, left, below or above, wherever there is room. On a phone at the other end
 * of the screen. */
export function place({ box, id }: Pick<Lensed, "box" | "id">, [w, h] = [innerWidth, innerHeight]): string {
  if (!id) return `left:50%;top:8vh;width:min(420px,92vw);max-height:84vh;translate:-50% 0`;
  const above = (box.top + box.bottom) / 2 > h / 2;
  const high = `${above ? "bottom" : "top"}:${Math.round(
    Math.max(8, above ? Math.min(h - box.bottom, h - 240) : Math.min(box.top, h - 240)),
  )}px`;
  if (w - box.right > WIDTH + GAP + 8)
    return `left:${Math.round(box.right + GAP)}px;width:${WIDTH}px;${high}`;
  if (box.left > WIDTH + GAP + 8) return `right:${Math.round(w - box.left + GAP)}px;width:${WIDTH}px;${high}`;
  const room = above ? box.top : h - box.bottom;
  const edge = above ? `bottom:${Math.round(h - box.top + GAP)}px` : `top:${Math.round(box.bottom + GAP)}px`;
  return `left:8px;right:8px;max-width:420px;margin:0 auto;max-height:${Math.round(Math.max(120, room - GAP - 8))}px;${edge}`;
}

/** Its face, if it is a card, beside the board or on it. */
const paperOf = ({ scene, layout }: View, id: string): Paper | undefined =>
  cardOf(scene, id) ?? layout.standing.get(id)?.piece.card ?? undefined;

function content(view: View, thing: Thing, card: Paper | undefined, shelf: Shelf): TemplateResult {
  const { texts } = view;
  const { shown } = thing;
  const { book, log, mayPoint } = shelf;
  const rule = book ? ruleAbout(thing, book.about) : "";
  const text = texts.rich(card?.text ?? shown.text);
  return html`
    ${card ? cardPicture(card, texts) : lensArt(view, thing)}
    <b>${texts.rich(thing.label)}</b>${small(standing(view, thing))} ${text ? html`<p>${text}</p>` : nothing}
    ${facts(view, thing)}${parts(view, thing, book)}${can(view, thing)}${last(view, thing, log)}${ruleWords(rule, book)}
    ${
      rule
        ? html`<button data-why=${rule}><span>${rule}</span><span>${texts.t("open-rule")}</span></button>`
        : nothing
    }
    ${mayPoint ? pointAt(view, thing) : nothing}
  `;
}

/** What is true of this very thing now. */
function facts({ texts }: View, { shown }: Thing): TemplateResult | typeof nothing {
  if (shown.type !== "piece" || !shown.facts?.length) return nothing; // those of a table are its cells
  return html`<ul class="lens-facts">
    ${shown.facts.map((fact) => html`<li>${texts.rich(fact)}</li>`)}
  </ul>`;
}

/** For whoever has no Alt key, or no pointer at all. */
function pointAt({ stage, layout, texts }: View, { id }: Thing): TemplateResult | typeof nothing {
  const place = layout.standing.get(id)?.piece.at ?? id;
  if (!stage?.spaces?.some((space) => space.id === place)) return nothing;
  return html`<button data-point=${place}><span>${texts.t("lens-point")}</span></button>`;
}

const small = (words: string): TemplateResult | typeof nothing =>
  words ? html`<small>${words}</small>` : nothing;

/** How it stands now. */
function standing(view: View, { id, label, shown }: Thing): string {
  const { texts, layout } = view;
  const name = texts.plain(label);
  const owner = texts.plain(ownerOf(view, shown.owner)?.label);
  const guests = [...layout.standing.values()].filter(({ piece }) => id && piece.at === id);
  const facts = [
    owner === name ? "" : owner,
    texts.plain(shown.posture),
    texts.plain(shown.note),
    texts.plain(shown.value),
    shown.count === undefined ? "" : String(shown.count),
    shown.of ? texts.t("so-many-of", { n: shown.n ?? 0, of: shown.of }) : "",
    shown.at ? placeName(view, shown.at) : "",
    ...guests.map(({ piece }) => texts.plain(piece.label)),
  ];
  return join([...new Set(facts)]); // a number may stand there in words, too
}

/** What it bears or holds, each with its own rule; what has an id can be asked about in turn. */
function parts(view: View, thing: Thing, book: Book | undefined): TemplateResult | typeof nothing {
  const own = book ? ruleAbout(thing, book.about) : "";
  const rows = thing.parts.filter(({ label }) => view.texts.plain(label) !== view.texts.plain(thing.label));
  if (!rows.length) return nothing;
  return html`<ul class="lens-parts">
    ${rows.map((part) => html`<li>${partRow(view, part, book, own)}</li>`)}
  </ul>`;
}

function partRow(view: View, part: Thing, book: Book | undefined, own: string): TemplateResult {
  const { texts } = view;
  const rule = book ? ruleAbout(part, book.about) : "";
  const number = part.shown.type === "count" ? String(part.shown.n ?? "") : "";
  const words = html`${picture(part.shown.sprite, 18)}<span
      >${texts.rich(part.label)}${small(join([number, standing(view, part), texts.plain(part.shown.text)]))}</span
    >`;
  if (part.id) return html`<button class="lens-part" data-about=${part.id}>${words}</button>`;
  return rule && rule !== own
    ? html`<button class="lens-part" data-why=${rule}>${words}<i>${rule}</i></button>`
    : html`<span class="lens-part">${words}</span>`;
}

/** What one may do with it, and what not. */
function can(view: View, { id }: Thing): TemplateResult | typeof nothing {
  if (!id) return nothing;
  const { options, texts } = view;
  const open = options.on(id);
  const faint = options.faintOn(id);
  if (!open.length && !faint) return nothing;
  return html`<p>
    <strong>${texts.t("lens-can")}</strong> ${open
      .slice(0, 4)
      .map((option) => optionName(option, texts))
      .join("; ")}${open.length > 4 ? " …" : nothing}${faint ? texts.rich(faint.why_not) : nothing}
  </p>`;
}

/** The newest line of the log that speaks of it. */
function last(view: View, { id }: Thing, log: RunningLog | undefined): TemplateResult | typeof nothing {
  const line = id ? log?.lines.findLast(({ about }) => about.includes(id)) : undefined;
  if (!line) return nothing;
  return html`<p><strong>${view.texts.t("lens-last")}</strong> ${view.texts.rich(line.text)}</p>`;
}

function ruleWords(id: string, book: Book | undefined): TemplateResult | typeof nothing {
  const rule = book?.rules.get(id);
  return rule ? html`<p class="lens-rule"><strong>${rule.title}.</strong> ${rule.text}</p>` : nothing;
}

/** Everything that can be asked about, for those who cannot point: things of one name once, the bare spaces last. */
function index(view: View, all: Thing[]): TemplateResult {
  const { texts } = view;
  const named = new Map<string, string>();
  const lies = all.filter(({ shown }) => !("shape" in shown));
  for (const { id, label } of [...lies, ...all]) {
    const name = texts.plain(label);
    if (id && !named.has(name)) named.set(name, id);
  }
  return html`<b>${texts.t("lens-all")}</b>
    <ul class="lens-parts">
      ${[...named].map(
        ([name, id]) =>
          html`<li>
            <button class="lens-part" data-about=${id}><span>${name}</span></button>
          </li>`,
      )}
    </ul>`;
}
