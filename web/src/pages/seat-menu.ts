// The small menu on a seat in set-up: who shall sit there.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import { menuKey } from "../menu-keys";
import { icon } from "../render/sprite";
import type { Texts } from "../text";

export interface SeatChoice {
  does: string;
  icon: string;
  label: string;
  /** What one gets with it, in a few words. */
  note?: string;
}

export interface SeatMenu {
  seat: number;
  x: number;
  y: number;
  choices: SeatChoice[];
}

export function seatMenuAt(seat: number, at: HTMLElement, choices: SeatChoice[]): SeatMenu {
  const box = at.getBoundingClientRect();
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const high = Math.min(
    innerHeight - 16,
    letters * choices.reduce((sum, choice) => sum + (choice.note ? 54 : 46), 14),
  );
  const x = Math.max(8, Math.min(box.x + box.width / 2 - 130, innerWidth - 268));
  const y =
    box.bottom + 6 + high < innerHeight
      ? box.bottom + 6
      : Math.max(8, Math.min(box.y - high - 6, innerHeight - high - 8));
  return { seat, x, y, choices };
}

/** One line of the menu for each bot the house has. */
export const botChoices = (bots: string[], texts: Texts): SeatChoice[] =>
  bots.map((bot) => ({
    does: `bot ${bot}`,
    icon: "bot",
    label: texts.t("a-bot", { bot: botName(bot, texts) }),
    ...(texts.has(`bot-${bot}.note`) ? { note: texts.t(`bot-${bot}.note`) } : {}),
  }));

const botName = (bot: string, texts: Texts): string =>
  texts.has(`bot-${bot}`) ? texts.t(`bot-${bot}`) : bot;

export function seatMenu(
  menu: SeatMenu,
  texts: Texts,
  choose: (does: string) => void,
  close: () => void,
): TemplateResult {
  const key = (event: KeyboardEvent): void => void menuKey(event, event.currentTarget as HTMLElement, close);
  return html`<div class="veil" @click=${close}></div>
    <aside aria-label=${texts.t("who-sits-here")}>
      <div
        class="popover menu"
        role="menu"
        aria-label=${texts.t("who-sits-here")}
        style=${css(`left:${menu.x}px;top:${menu.y}px;width:260px`)}
        @keydown=${key}
      >
        ${menu.choices.map(
          (choice) =>
            html`<button role="menuitem" @click=${() => choose(choice.does)}>
              ${icon(choice.icon)}<span
                >${choice.label}${choice.note ? html`<small>${choice.note}</small>` : nothing}</span
              >
            </button>`,
        )}
      </div>
    </aside>`;
}
