// The menu: everything around the table by name, and on a phone the panels that have no room on it.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../render/sprite";
import type { Sitting } from "./sitting";

export function menu(at: Sitting): TemplateResult {
  const { ask, back, game, info, moments, sheets, view } = at;
  const item = (name: string, does: string, words = `do-${does}`): TemplateResult =>
    html`<button @click=${() => (sheets.close(), at.command(does))}>
      ${icon(name)}<span>${at.t(words)}</span>
    </button>`;
  const when = (holds: unknown, ...shown: Parameters<typeof item>): unknown =>
    holds ? item(...shown) : nothing;
  const over = info.phase === "over";
  const sits = info.you.seats.length > 0;
  return html`<nav class="menu-list">
      ${when(ask?.yours.length, "hint", "hint")}${item("undo", "undo")}${item("log", "log")}
      ${item("rules", "rules")}${item("people", "people")}
      ${when(info.chat, "chat", "talk")}${item("edit", "notes")}${when(game.campaign && sits && moments.drawn, "export", "campaign")}
      ${item("replay", "replay")}${item("dice-verify", "dice")}${item("settings", "settings")}
      ${item("keyboard", "keys")}
      ${when(over, "luck", "review", "was-it-luck")}${when(over && back.endingShut, "flag", "ending")}
      ${when(sits, "leave", "leave")}<a href="/">${icon("home")}<span>${at.t("home")}</span></a>
    </nav>
    ${view?.panelsInMenu() ?? nothing}`;
}
