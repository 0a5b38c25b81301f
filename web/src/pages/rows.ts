// One of my tables in a list: which game, what is asked, whether it waits for me.

import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import type { Summary } from "../net/types";
import type { Texts } from "../text";
import { emblem } from "./cover";

export function tableRow(table: Summary, texts: Texts): TemplateResult {
  return html`<a class="tb ${table.yours ? "yours" : ""}" href=${at(`/t/${table.id}`)}
    >${emblem(table.game, table.title)}
    <span><b>${table.name || table.title}</b><span>${state(table, texts)}</span></span>
    ${
      table.yours
        ? html`<em>${texts.t("your-turn")}</em>`
        : table.news
          ? html`<small>${texts.t("news", { n: table.news })}</small>`
          : nothing
    }</a
  >`;
}

export function state(table: Summary, texts: Texts): string {
  const game = table.name ? `${table.title}: ` : "";
  if (table.phase === "lobby") return game + texts.t("table-lobby");
  if (table.phase === "over") return game + texts.t(resultOf(table));
  if (table.phase === "frozen") return game + texts.t("table-frozen");
  if (table.yours) return game + asked(table, texts);
  const waited = table.seats
    .filter((seat) => table.waiting.includes(seat.seat))
    .map((seat) => seat.name || texts.t("person", { seat: seat.seat }));
  return (
    game +
    (waited.length
      ? texts.t("waits-for", { who: waited.join(", "), ago: ago(table.since, texts) })
      : texts.t("table-playing"))
  );
}

/** The question itself, where it can be put without knowing the board. */
function asked(table: Summary, texts: Texts): string {
  const who = table.seats.find((seat) => seat.mine)?.name ?? "";
  const words = { id: `ask-${table.asked}`, args: { who } };
  return texts.knows(words) ? texts.plain(words) : texts.t("asked-you");
}

/** The word for how it ended: won or lost, for those who sat there. */
export function resultOf({ outcome, seats }: Pick<Summary, "outcome" | "seats">): string {
  const mine = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (!outcome || !mine.length) return "table-over";
  return mine.some((seat) => outcome.winners.includes(seat)) ? "table-won" : "table-lost";
}

/** "12 min": coarse, as people say it. */
export function ago(time: string, texts: Texts): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(time)) / 60_000));
  if (Number.isNaN(minutes)) return "";
  if (minutes < 60) return texts.t("minutes", { n: minutes });
  if (minutes < 48 * 60) return texts.t("hours", { n: Math.round(minutes / 60) });
  return texts.t("days", { n: Math.round(minutes / 1440) });
}
