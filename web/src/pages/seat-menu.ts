// The small menu on a seat in set-up: who shall sit there.

import { css } from "../render/css";
import { html, nothing, type TemplateResult } from "lit";
import { menuKey } from "../menu-keys";
import { icon } from "../render/sprite";
import { REST } from "../table/rest";
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
  /** Where the plate lies that opened it, and when: a second click in a hurry is no choice. */
  plate: Plate;
  since: number;
}

type Plate = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export function seatMenuAt(seat: number, at: HTMLElement, choices: SeatChoice[]): SeatMenu {
  const box = at.getBoundingClientRect();
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const high = Math.min(
    innerHeight - 16,
    letters * choices.reduce((sum, choice) => sum + (choice.note ? 54 : 46), 14),
  );
  const place = besidePlate(box, high, [innerWidth, innerHeight]);
  return { seat, ...place, choices, plate: box, since: performance.now() };
}

const WIDE = 260;
const EDGE = 8;
const GAP = 6;

/** Below the plate, above it, else at its side: over it only where there is no room at all. */
export function besidePlate(
  { left, right, top, bottom }: Plate,
  high: number,
  [w, h]: readonly [number, number],
): { x: number; y: number } {
  const within = (at: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(at, room - size - EDGE));
  const x = within((left + right - WIDE) / 2, WIDE, w);
  if (bottom + GAP + high + EDGE <= h) return { x, y: bottom + GAP };
  if (top - GAP - high >= EDGE) return { x, y: top - GAP - high };
  const y = within((top + bottom - high) / 2, high, h);
  if (right + GAP + WIDE + EDGE <= w) return { x: right + GAP, y };
  return left - GAP - WIDE >= EDGE ? { x: left - GAP - WIDE, y } : { x, y };
}

/** The house's bots, the weakest first, as in bots/__init__.py; others come after them. */
const STRENGTH = ["random", "greedy", "novice", "search", "sailor", "captain"];
const strengthOf = (bot: string): number =>
  STRENGTH.includes(bot) ? STRENGTH.indexOf(bot) : STRENGTH.length;

/** One line of the menu for each bot the house has, the weakest first. */
export const botChoices = (bots: string[], texts: Texts): SeatChoice[] =>
  [...bots]
    .sort((one, other) => strengthOf(one) - strengthOf(other))
    .map((bot) => ({
      does: `bot ${bot}`,
      icon: "bot",
      label: texts.t("a-bot", { bot: botName(bot, texts) }),
      ...(texts.has(`bot-${bot}.note`) ? { note: texts.t(`bot-${bot}.note`) } : {}),
    }));

/** A press where the plate was pressed just now, whatever has opened there meanwhile. */
const repeats = ({ plate, since }: SeatMenu, { clientX: x, clientY: y, timeStamp }: MouseEvent): boolean =>
  timeStamp - since < REST && x >= plate.left && x <= plate.right && y >= plate.top && y <= plate.bottom;

const botName = (bot: string, texts: Texts): string =>
  texts.has(`bot-${bot}`) ? texts.t(`bot-${bot}`) : bot;

export function seatMenu(
  menu: SeatMenu,
  texts: Texts,
  choose: (does: string) => void,
  close: () => void,
): TemplateResult {
  const meant = (event: MouseEvent): boolean => !repeats(menu, event);
  const key = (event: KeyboardEvent): void => void menuKey(event, event.currentTarget as HTMLElement, close);
  return html`<div class="veil" @click=${(event: MouseEvent) => meant(event) && close()}></div>
    <aside aria-label=${texts.t("who-sits-here")}>
      <div
        class="popover menu"
        role="menu"
        aria-label=${texts.t("who-sits-here")}
        style=${css(`left:${menu.x}px;top:${menu.y}px;width:${WIDE}px`)}
        @keydown=${key}
      >
        ${menu.choices.map(
          (choice) =>
            html`<button role="menuitem" @click=${(event: MouseEvent) => meant(event) && choose(choice.does)}>
              ${icon(choice.icon)}<span
                >${choice.label}${choice.note ? html`<small>${choice.note}</small>` : nothing}</span
              >
            </button>`,
        )}
      </div>
    </aside>`;
}
