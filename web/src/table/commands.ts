// What the buttons around the board and the menu ask for, by name; sheets open by their own.

import { change as changeSettings, settings } from "../settings";
import { isHand } from "./phone-hand";
import type { TableInfo } from "../net/types";
import type { Finger, Told } from "./finger";

/** The parts of a sitting that a button can ask something of. */
export interface Commanded {
  readonly answers: { readonly undo: () => void };
  readonly rulebook: { open(rule: string): void };
  readonly advice: { readonly wantHint: () => void };
  readonly pictures: { readonly director: { again(): unknown; skip(): void } };
  readonly talk: { openPad(): void };
  readonly out: { putAway(): unknown; takeAlong(): unknown; leave(): unknown };
  readonly fairness: { open(): void };
  readonly luck: { open(): void };
  readonly faults: { open(): void };
  readonly notices: { readonly pointing: Told };
  readonly store: { readonly info: TableInfo };
  readonly view: { readonly finger: Pick<Finger, "arm"> } | null;
  lookBack(): void;
}

export function commandsOf(at: Commanded): Record<string, () => void> {
  return {
    undo: at.answers.undo,
    rules: () => at.rulebook.open(""),
    sound: () => changeSettings({ sound: !settings().sound }),
    hint: at.advice.wantHint,
    again: () => void at.pictures.director.again(),
    "skip-show": () => at.pictures.director.skip(),
    notes: () => at.talk.openPad(),
    campaign: () => void at.out.putAway(),
    along: () => void at.out.takeAlong(),
    dice: () => at.fairness.open(),
    replay: () => at.lookBack(),
    review: () => at.luck.open(),
    hand: () => changeSettings({ hand: isHand(at.store.info) ? "never" : "always" }),
    point: () => at.view?.finger.arm(at.notices.pointing),
    fault: () => at.faults.open(),
    leave: () => void at.out.leave(),
  };
}
