// The table on a television: the board, whose turn it is, how we stand, who sits here, what was told. No hands, no
// options, nothing to press; what stands here is what everybody may see.

import { html, nothing, type TemplateResult } from "lit";
import { panel } from "../panels/panel";
import { css } from "../render/css";
import { seatMark } from "../pages/table-form";
import { icon, picture } from "../render/sprite";
import { ownerOf, type View } from "../render/view";
import type { Seat, Sprite } from "../scene.gen";
import type { Desk } from "./desk";
import { tellWords } from "./history";
import { panelsOf, openPages, type Placed } from "./places";
import { tintOf } from "./showing";
import { strong } from "./told";

const WIDE = 1.15;
/** What belongs to one person, to an answer, or is said elsewhere here. */
const LEFT_OUT = new Set(["hand", "story", "log", "notice", "odds", "histogram", "equation", "mat", "decks"]);

export function screenLayout(desk: Desk): TemplateResult {
  const { view, places } = desk;
  const story = openPages(view, places.get("board") ?? [], false);
  const [, , w, h] = view.stage?.box ?? [0, 0, 2, 1];
  const wide = story.length > 0 || w / h >= WIDE;
  const [first, rest] = panels(view);
  return html`<div class="tv ${wide ? "wide" : "side"}">
    <div class="aside left">
      ${title(desk)}${turn(view)}
      <div class="beside">${shown(view, first)}${company(view)}${wide ? shown(view, rest) : nothing}</div>
      ${wide ? desk.extra : nothing}
    </div>
    <main class="board ${story.length ? "reading" : ""}">
      ${story.length ? story.map(([id, node]) => panel(view, id, node, "board")) : desk.board}
    </main>
    ${
      wide
        ? nothing
        : html`<div class="aside right">
            <div class="beside">${shown(view, rest)}</div>
            ${desk.extra}
          </div>`
    }
    ${caption(desk)}
  </div>`;
}

/** How we stand; and besides it the people, then whatever gives way last. */
function panels(view: View): [Placed[], Placed[]] {
  const all = panelsOf(view.scene).filter(([, { type, where }]) => !LEFT_OUT.has(type) && where !== "ahead");
  const goal = all.filter(([, { type }]) => type === "goal");
  const people = all.filter(([, { type }]) => type === "seats" || type === "portraits");
  const rest = all.filter((one) => !goal.includes(one) && !people.includes(one));
  return [goal, [...people, ...rest.sort(([, a], [, b]) => (a.fold ?? 0) - (b.fold ?? 0))]];
}

/** The seats as the game shows them, where it does. */
const seatsOf = (view: View): Seat[] =>
  panelsOf(view.scene).flatMap(([, node]) => (node.type === "seats" ? node.seats : []));

/** Whom a seat looks like: its figure, else its sign. */
const faceOf = (view: View, seat: number): Sprite | null | undefined =>
  seatsOf(view).find((one) => one.seat === seat && one.sprite)?.sprite ?? ownerOf(view, seat)?.mark;

/** Where a game shows no seats: who is here all the same. */
function company(view: View): TemplateResult | typeof nothing {
  if (seatsOf(view).length) return nothing;
  const asked = view.scene.prompt?.seats ?? [];
  return html`<section class="panel panel-seats">
    <ul class="seats list">
      ${[...view.people].map(
        ([seat, status]) =>
          html`<li class="${status} ${asked.includes(seat) ? "on" : ""}">
            ${picture(ownerOf(view, seat)?.mark ?? seatMark(seat), 28)}<b
              >${view.texts.t("person", { seat })}</b
            >
            ${status === "bot" || status === "covered" ? icon("bot") : nothing}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Numbers stand beside each other, the rest below. */
function shown(view: View, some: Placed[]): unknown[] {
  const draw = ([id, node]: Placed): TemplateResult => panel(view, id, node, "rail");
  const counts = some.filter(([, { type }]) => type === "counter");
  const first = some.findIndex((one) => one === counts[0]);
  return some.map((one, n) => {
    if (one[1].type !== "counter") return draw(one);
    return n === first ? html`<div class="counts">${counts.map(draw)}</div>` : nothing;
  });
}

const title = ({ view, table }: Desk): TemplateResult =>
  html`<header class="which">
    <svg class="mark" viewBox="0 0 22 34" aria-hidden="true"><use href="#ff-mark"></use></svg>
    <div>
      <h1>${view.texts.rich(view.scene.title)}</h1>
      <p>${[table, view.texts.plain(view.scene.moment)].filter(Boolean).join(", ")}</p>
    </div>
  </header>`;

/** Whose turn it is; of several who are asked at once, all; in the end, how it ended. */
function turn(view: View): TemplateResult {
  const { texts, scene } = view;
  const { prompt, outcome } = scene;
  if (outcome)
    return html`<section class="turn over ${outcome.result}">
      <h2>${texts.rich(outcome.title)}</h2>
      <p>${texts.rich(outcome.text)}</p>
    </section>`;
  const seats = prompt?.seats ?? [];
  const [one, another] = seats;
  const words =
    one === undefined
      ? nothing
      : another === undefined
        ? texts.t("whose-turn", { who: texts.t("person", { seat: one }) })
        : texts.rich(prompt?.text);
  return html`<section class="turn">
    <div class="faces">${seats.slice(0, 4).map((seat) => picture(faceOf(view, seat), 96))}</div>
    <h2>${words}</h2>
  </section>`;
}

/** More letters than this stand in smaller type. */
const LONG = 100;

const size = (words: string): string => (words.length > LONG ? "long" : "");

/** What is told; when nothing is, what was told last. */
function caption({ view, dock, log }: Desk): TemplateResult {
  const { texts } = view;
  const telling = dock.show?.telling;
  const last = log?.lines.at(-1);
  if (!telling)
    return html`<p class="told-line past ${size(texts.plain(last?.text))}" role="status">
      <span>${last ? texts.rich(last.text) : nothing}</span>
    </p>`;
  const { beat, words } = telling;
  const read = beat.reads[telling.read - 1]?.main;
  const besides = read ? texts.say(tellWords(read)) : "";
  return html`<p
    class="told-line ${size(words + besides)}"
    role="status"
    style=${css(`--told:${tintOf(view, beat.main)}`)}
  >
    ${picture(ownerOf(view, beat.main.seat)?.mark, 28)}<span
      >${strong(words)}${besides ? html` <em>${strong(besides)}</em>` : nothing}</span
    >
  </p>`;
}
