// How results of a challenge are put into words: those of the house, and the game's own for its turns.

import type { Challenge, ChallengeResult, Mark } from "../net/types";
import type { Texts } from "../text";

export class Telling {
  constructor(
    private readonly texts: Texts,
    private readonly words: Texts | undefined,
  ) {}

  /** "won, turn 29, 34 points". */
  told({ won, score, moment }: ChallengeResult | Mark): string {
    const { texts, words } = this;
    const points = score === null || score === undefined ? "" : texts.t("so-many-points", { n: score });
    return [texts.t(won ? "result-won" : "result-lost"), (words ?? texts).plain(moment), points]
      .filter(Boolean)
      .join(", ");
  }

  names({ names, you }: ChallengeResult): string {
    const named = names.length ? names.join(", ") : this.texts.t("guest");
    return you ? this.texts.t("name-and-you", { name: named }) : named;
  }
}

/** For each bot that tried: whether one is ahead of it. */
export const aheadOf = ({ marks, mine }: Challenge): boolean[] =>
  (marks ?? []).map((mark) => (mine.merit ? isAhead(mine.merit, mark.merit) : false));

/** What the heap is sorted by: points, or the turn it ended in. */
export function figureOf({ score, moment }: ChallengeResult): number | undefined {
  if (typeof score === "number") return score;
  const args = typeof moment === "object" ? moment.args : undefined;
  const named = args?.turn ?? args?.round;
  return typeof named === "number" ? named : undefined;
}

/** The first difference decides, as on the server. */
export function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const n = one.findIndex((value, place) => value !== other[place]);
  return n >= 0 && one[n]! > other[n]!;
}
