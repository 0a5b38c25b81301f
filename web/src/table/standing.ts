// Windows that one lets go by beforehand: those of one kind for good, or all of them until it is one's own turn.

import { html, type TemplateResult } from "lit";
import type { AskInfo } from "../net/types";
import { icon } from "../render/sprite";
import type { Voice } from "./ports";

/** In place of a kind: whatever window comes, until this seat has answered something else. */
export const EVERY_WINDOW = "*";

/** Before a kind: call me to each of them, also where it can hardly matter to me. */
const ALWAYS = "always:";

const MET = "fathom-windows";

/** Games without windows have nothing to let go by: it is offered once a browser has met one. */
export const hasWindows = (game: string): boolean =>
  (localStorage.getItem(MET) ?? "").split(" ").includes(game);

export function noteWindow(game: string, ask: AskInfo | null): void {
  if (ask?.window && !hasWindows(game))
    localStorage.setItem(MET, `${localStorage.getItem(MET) ?? ""} ${game}`.trim());
}

export type Stand = (seat: number, kinds: string[], stands: boolean) => void;

/** Below a window: never again, not before my turn, or always, where the table leaves out what can hardly matter to
 *  a seat. Elsewhere: what was declined, taken back. */
export function standingButtons(
  ask: AskInfo,
  seat: number | undefined,
  together: boolean,
  voice: Pick<Voice, "t">,
  stand: Stand,
): TemplateResult[] {
  if (seat === undefined) return [];
  const button = (words: string, kinds: string[], stands: boolean): TemplateResult =>
    html`<button class="btn quiet small" data-standing=${words} @click=${() => stand(seat, kinds, stands)}>
      ${words.endsWith("pass") || words === "pass-until-turn" ? icon("hourglass", "small") : ""}${voice.t(words)}
    </button>`;
  if (ask.window && ask.yours.includes(seat)) {
    const passes = [button("pass-until-turn", [EVERY_WINDOW], true), button("always-pass", [ask.kind], true)];
    const always = ALWAYS + ask.kind;
    if (!together || !ask.weighed) return passes;
    return ask.standing.includes(always)
      ? [...passes, button("ask-if-it-matters", [always], false)]
      : [...passes, button("ask-always", [always], true)];
  }
  const declined = ask.standing.filter((kind) => !kind.startsWith(ALWAYS));
  return declined.length ? [button("ask-me-again", declined, false)] : [];
}
