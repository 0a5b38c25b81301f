// A hint as a friend would say it: why, what comes of it, and how it stands beside the best.
// The words for each reason come from the game and the house; here they only become sentences.

import type { Worth } from "../net/types";
import type { Option } from "../scene.gen";
import type { Texts } from "../text";

/** How far apart two answers may look and still be nearly equal, or one only a little behind. */
const NEAR = 0.02;
const BEHIND = 0.08;

/** Of the best answer nobody says that it may pay off: it is what pays off most. */
export function whyOf(worth: Worth, texts: Texts, best = false): string {
  const list = new Intl.ListFormat(texts.language);
  const said = (words: Worth["better"]): string => list.format((words ?? []).map((one) => texts.plain(one)));
  const args = { for: said(worth.better), against: said(worth.worse) };
  if (!args.for) return args.against ? texts.t(best ? "hint-but-best" : "hint-but", args) : "";
  return texts.t(args.against ? "hint-why-but" : "hint-why", args);
}

export function leadsOf(option: Option, texts: Texts): string {
  const follows = texts.plain(option.follows);
  return follows && texts.t("hint-leads", { follows });
}

export function standsOf(worth: Worth, best: Worth, texts: Texts): string {
  const behind = best.value - worth.value;
  const how = worth === best ? "best" : behind < NEAR ? "near" : behind < BEHIND ? "behind" : "far";
  return texts.t("hint-stands", { how });
}

/** Said when the choice hardly matters: which of those that are shown are nearly equal. */
export function closeOf(shown: Worth[], texts: Texts): string {
  const [best] = shown;
  const near = shown.findIndex((one) => best!.value - one.value >= NEAR);
  const n = near < 0 ? shown.length : near;
  return n < 2 ? "" : texts.t("hint-close", { which: n < shown.length ? "two" : "all" });
}
