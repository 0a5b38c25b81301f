// Who is at the table already, in the sheet that brings the others: ready, not yet, a bot, a chair that waits.

import { html, nothing, type TemplateResult } from "lit";
import type { SeatInfo, TableInfo } from "../net/types";
import { icon, picture } from "../render/sprite";
import type { Texts } from "../text";
import { seatMark } from "./table-form";

export function guestList(table: TableInfo, texts: Texts, bot: (seat: number) => void): TemplateResult {
  const row = (seat: SeatInfo): TemplateResult => {
    const free = seat.by === "free";
    const name = free
      ? texts.t("free-chair")
      : seat.by === "bot"
        ? texts.t("bot-seat", { n: seat.seat + 1 })
        : (seat.name ?? "");
    const what = free
      ? texts.t("free-chair-note")
      : seat.mine
        ? texts.t("you-host")
        : seat.by === "bot"
          ? texts.t("seat-bot")
          : texts.t(seat.here === false ? "is-away" : "sat-down");
    return html`<li class=${free ? "free" : ""}>
      ${free ? icon("seat-free") : seat.by === "bot" ? icon("bot") : picture(seatMark(seat.seat), 32)}<span
        ><b>${name}</b><span>${what}</span></span
      >
      ${
        free
          ? html`<button class="btn line small" data-bot-now=${seat.seat} @click=${() => bot(seat.seat)}>
              ${icon("bot")}${texts.t("bot-now")}
            </button>`
          : seat.ready || seat.mine
            ? html`<em>${icon("confirm", "small")}${texts.t("is-ready")}</em>`
            : nothing
      }
    </li>`;
  };
  return html`<ul class="guests" aria-live="polite">
    ${table.seats.map(row)}
  </ul>`;
}
