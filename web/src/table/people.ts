// Who is at the table: presence, bots, covering an absent player, the eyes one looks with.

import { isLocal } from "../net/here";
import { html, nothing, type TemplateResult } from "lit";
import type { SeatInfo, TableInfo } from "../net/types";
import { icon, picture } from "../render/sprite";
import type { Scene } from "../scene.gen";
import type { Texts } from "../text";
import { seatMark } from "../pages/table-form";

export type SeatStatus = "here" | "away" | "bot" | "covered" | "free";

export function statusOf(seat: SeatInfo): SeatStatus {
  if (seat.by === "bot") return "bot";
  if (seat.cover) return "covered";
  if (seat.by === "free") return "free";
  return seat.here === false ? "away" : "here";
}

/** Who is where is compared by what is in it: a new map comes with every message. */
export function differs(a: ReadonlyMap<number, string>, b: ReadonlyMap<number, string> | undefined): boolean {
  return !b || a.size !== b.size || [...a].some(([seat, status]) => b.get(seat) !== status);
}

export function seatNames(table: TableInfo, texts: Texts): Record<number, string> {
  return Object.fromEntries(
    table.seats
      .map((seat) => [
        seat.seat,
        seat.by === "bot" ? texts.t("bot-seat", { n: seat.seat + 1 }) : (seat.name ?? ""),
      ])
      .filter(([, name]) => name),
  ) as Record<number, string>;
}

export function peopleSheet(
  table: TableInfo,
  scene: Scene | undefined,
  texts: Texts,
  act: (does: string, seat: number, guest?: string) => void,
  neighbour: (seat: SeatInfo) => unknown,
  manners: unknown,
): TemplateResult {
  return html`<ul class="people">
      ${table.seats.map(
        (seat) =>
          html`<li>
            ${picture(scene?.owners?.find((owner) => owner.seat === seat.seat)?.mark ?? seatMark(seat.seat), 36)}
            <div>
              <b
                >${seat.by === "bot" ? texts.t("bot-seat", { n: seat.seat + 1 }) : seat.name || texts.t("free-seat")}${
                  seat.mine ? ` (${texts.t("you")})` : ""
                }</b
              ><span
                >${seat.guest && seat.guest === table.host ? `${texts.t("is-host")}, ` : ""}${texts.t(`seat-${statusOf(seat)}`)}</span
              >
            </div>
            ${actions(table, seat, texts, act)}${stranded(table, seat, texts, act)}${neighbour(seat)}
          </li>`,
      )}
    </ul>
    ${
      table.watchers
        ? html`<p class="quiet">
            ${icon("spectate", "small")} ${texts.t("watchers", { n: table.watchers })}
          </p>`
        : nothing
    }
    ${manners}`;
}

/** Whether nobody else plays here: then whoever hosts may give a bot's chair to a friend. */
const mayArrange = ({ seats, you }: TableInfo): boolean =>
  !isLocal && you.host && seats.every((seat) => seat.by !== "person" || seat.mine);

function actions(
  table: TableInfo,
  seat: SeatInfo,
  texts: Texts,
  act: (does: string, seat: number, guest?: string) => void,
): TemplateResult | typeof nothing {
  if (table.phase !== "playing") return nothing;
  const button = (does: string): TemplateResult =>
    html`<button class="btn line small" @click=${() => act(does, seat.seat)}>
      ${texts.t(`seat-do-${does}`)}
    </button>`;
  if (seat.mine && seat.cover) return button("return");
  if (seat.mine) return button("cover");
  const both = (one: unknown, other: unknown): TemplateResult =>
    html`<div class="seat-acts">${one}${other}</div>`;
  if (seat.by === "free") return both(button("sit"), table.you.host ? button("bot") : nothing);
  if (seat.by === "bot") return mayArrange(table) ? button("friend") : nothing;
  return both(
    seat.offer && !seat.cover ? button("cover") : nothing,
    table.you.host ? button("helm") : nothing,
  );
}

/** Somebody stands beside the table who may have lost this seat: those who sit know them, and give it back. */
function stranded(
  table: TableInfo,
  seat: SeatInfo,
  texts: Texts,
  act: (does: string, seat: number, guest: string) => void,
): TemplateResult | typeof nothing {
  const away = seat.by === "person" && !seat.mine && seat.here === false && (seat.offer || seat.cover);
  if (!away || !table.you.seats.length || table.proposal || !table.beside.length) return nothing;
  return html`<div class="stranded">
    ${table.beside.map(
      ({ guest, name }) =>
        html`<button class="btn line small" data-give-back @click=${() => act("give-back", seat.seat, guest)}>
          ${texts.t("seat-do-give-back", { name: name || texts.t("guest") })}
        </button>`,
    )}
  </div>`;
}
