// What the buttons around the board and the menu ask for, by name; sheets open by their own.

import { change as changeSettings, settings } from "../settings";
import { isHand } from "./phone-hand";
import type { Sitting } from "./sitting";

export function commandsOf(at: Sitting): Record<string, () => void> {
  return {
    undo: at.answers.undo,
    rules: () => at.rulebook.open(""),
    sound: () => changeSettings({ sound: !settings().sound }),
    hint: at.advice.wantHint,
    again: () => void at.pictures.director.again(),
    "skip-show": () => at.pictures.director.skip(),
    notes: () => at.talk.openPad(),
    campaign: () => void at.out.putAway(),
    dice: () => at.fairness.open(),
    replay: () => at.lookBack(),
    review: () => at.luck.open(),
    hand: () => changeSettings({ hand: isHand(at.store.info) ? "never" : "always" }),
    point: () => at.view?.finger.arm(at.notices.pointing),
    fault: () => at.faults.open(),
    leave: () => void at.out.leave(),
  };
}
