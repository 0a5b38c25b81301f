// Reading together: who has read the page that lies open, who is for which of its choices, and who decides.
// Marks bind nobody; a bot makes none, and turns no page before the people have read it.

import { html, nothing, type TemplateResult } from "lit";
import type { AskInfo, TableInfo } from "../net/types";
import { icon, picture } from "../render/sprite";
import { ownerOf, type View } from "../render/view";
import type { Backed, Together } from "./together-ports";

/** Nothing unless several are asked over one page: a window to help is none. */
export function togetherOf(
  ask: AskInfo | null,
  { seats, you }: Pick<TableInfo, "seats" | "you">,
  backed: Backed | undefined,
): Together | undefined {
  if (!ask || ask.window || ask.mode !== "first" || ask.seats.length < 2) return undefined;
  const played = new Map(seats.map((seat) => [seat.seat, seat.by === "bot" || Boolean(seat.cover)]));
  const marks = backed?.ask === ask.id ? Object.entries(backed.marks) : [];
  return {
    readers: ask.seats.filter((seat) => !played.get(seat)),
    read: new Set(ask.seats.filter((seat) => !ask.waiting.includes(seat))),
    bots: ask.seats.filter((seat) => played.get(seat)),
    marks: new Map(marks.map(([seat, choice]) => [Number(seat), choice])),
    mine: you.seats,
  };
}

const nameOf = (view: View, seat: number): string => view.texts.t("person", { seat });

/** Somebody's figure in their colour. */
function face(view: View, seat: number, size: number): unknown {
  const owner = ownerOf(view, seat);
  return picture(owner?.mark && { ...owner.mark, tint: owner.mark.tint || (owner.tint ?? "") }, size);
}

/** Over the page: everybody who reads it, with a tick for those who have. */
export function readers(view: View): TemplateResult | typeof nothing {
  const { together, texts } = view;
  if (!together || together.readers.length < 2) return nothing;
  const said = together.readers.map((seat) =>
    texts.t(together.read.has(seat) ? "has-read" : "still-reads", { who: nameOf(view, seat) }),
  );
  return html`<span class="readers" role="img" aria-label=${said.join(", ")}
    ><span aria-hidden="true">${texts.t("read-by")}</span>${together.readers.map(
      (seat) =>
        html`<i class=${together.read.has(seat) ? "done" : ""}
          >${face(view, seat, 24)}${together.read.has(seat) ? icon("confirm", "small") : nothing}</i
        >`,
    )}</span
  >`;
}

/** Who is for this choice. */
export function backers(view: View, choice: string): TemplateResult | typeof nothing {
  const seats = [...(view.together?.marks ?? [])].filter(([, on]) => on === choice).map(([seat]) => seat);
  if (!seats.length) return nothing;
  const said = seats.map((seat) => view.texts.t("is-for-this", { who: nameOf(view, seat) })).join(", ");
  return html`<span class="backers" role="img" aria-label=${said}
    >${seats.map((seat) => face(view, seat, 26))}</span
  >`;
}

/** Whether whoever looks may put a mark beside this choice, and whether theirs is there. */
export function mayBack(view: View, choice: string): { may: boolean; mine: boolean } {
  const { together } = view;
  const mine = together?.mine.some((seat) => together.marks.get(seat) === choice) ?? false;
  return { may: Boolean(together?.mine.length) && !view.telling, mine };
}

/** In the dock: where everybody is with the page. */
export function atThePage(view: View): TemplateResult | typeof nothing {
  const { together, texts, scene } = view;
  const pages = Object.values(scene.nodes ?? {}).filter((node) => node.type === "story");
  if (!together || !pages.length || view.telling || together.readers.length + together.bots.length < 2)
    return nothing;
  const keys = new Map(
    pages.flatMap((page) => page.choices ?? []).map(({ id, key }) => [id, texts.plain(key)]),
  );
  return html`<section class="at-the-page" aria-label=${texts.t("at-the-page")}>
    <h2 class="label">
      ${texts.t("at-the-page")}${keys.size ? html`<i>${texts.t("no-votes")}</i>` : nothing}
    </h2>
    <ul>
      ${together.readers.map((seat) => {
        const on = keys.get(together.marks.get(seat) ?? "");
        return html`<li>
          ${face(view, seat, 28)}
          <span
            ><b>${nameOf(view, seat)}</b
            ><small>${texts.t(together.read.has(seat) ? "read-it" : "reads-it")}</small></span
          >${on ? html`<em title=${texts.t("is-for", { key: on })}>${on}</em>` : nothing}
        </li>`;
      })}${together.bots.map(
        (seat) =>
          html`<li>
            ${face(view, seat, 28)}<span
              ><b>${nameOf(view, seat)}</b><small>${texts.t("bot-abstains")}</small></span
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
