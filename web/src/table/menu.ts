// The menu: everything around the table by name, and on a phone the panels that have no room on it.

import { isLocal } from "../net/here";
import { at } from "../base";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../render/sprite";
import type { Store } from "../store/store";
import { mayBeHand } from "./phone-hand";
import type { Voice } from "./ports";

export interface Menu {
  campaign: boolean;
  t: Voice["t"];
  /** What the table has no room for. */
  panels: unknown;
  /** What lies folded on the table, to be read. */
  boards: { id: string; name: string }[];
  open(board: string): void;
  /** This phone is a hand, and the board lies elsewhere. */
  hand: boolean;
  choose(name: string): void;
}

type Known = Pick<Store, "ask" | "drawn" | "info">;

export function menu({ ask, drawn, info }: Known, on: Menu): TemplateResult {
  const item = (name: string, does: string, words = `do-${does}`): TemplateResult =>
    html`<button @click=${() => on.choose(does)}>${icon(name)}<span>${on.t(words)}</span></button>`;
  const when = (holds: unknown, ...shown: Parameters<typeof item>): unknown =>
    holds ? item(...shown) : nothing;
  const over = info.phase === "over";
  const sits = info.you.seats.length > 0;
  const invites = when(!over && info.you.host && !isLocal, "invite", "invite", "bring-somebody");
  return html`<nav class="menu-list">
      ${on.boards.map(
        ({ id, name }) =>
          html`<button data-board=${id} @click=${() => on.open(id)}>
            ${icon("story")}<span>${name}</span>
          </button>`,
      )}
      ${when(ask?.yours.length, "hint", "hint")}${item("undo", "undo")}${item("log", "log")}
      ${item("rules", "rules")}${item("people", "people")}${invites}
      ${when(!over && info.you.host && !isLocal, "tv", "screen")}
      ${when(sits && mayBeHand(), "phone-tv", "hand", on.hand ? "hand-off" : "hand-on")}${when(info.chat, "chat", "talk")}
      ${when(info.may_point && sits, "up-right", "point")}
      ${item("edit", "notes")}${when(on.campaign && sits && drawn, "export", "campaign")}
      ${when(sits && drawn && !over, "export", "along")}
      ${item("replay", "replay")}${item("dice-verify", "dice")}${item("settings", "settings")}
      ${item("keyboard", "keys")}${when(over, "luck", "review", "was-it-luck")}
      ${when(!isLocal, "flag", "fault")}${when(sits && !over, "leave", "leave")}<a href=${at("/")}
        >${icon("home")}<span>${on.t("home")}</span></a
      >
    </nav>
    ${on.panels}`;
}
