// @vitest-environment happy-dom
import { render } from "lit";
import { expect, test } from "vitest";
import type { Guiding } from "../src/store/store";
import { guideCard, type GuideEvents } from "../src/table/guide";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const nothing = () => undefined;
const events: GuideEvents = {
  why: nothing,
  undo: nothing,
  hint: nothing,
  close: nothing,
  open: nothing,
  fold: nothing,
};

function doors(over: boolean): number {
  const guide: Guiding = { seq: 1, step: 3, steps: 3, text: "You know how it goes.", ended: true };
  const found = document.createElement("div");
  const card = { guide, now: true, mayUndo: false, shut: false, unfolded: false, over, game: "pearls" };
  render(guideCard(card, Texts.layered("en", [["en", english]]), events), found);
  expect(found.textContent).toContain("You know how it goes.");
  return found.querySelectorAll(".acts button").length;
}

test("at the end of a lesson a running match goes on", () => {
  expect(doors(false)).toBe(2);
});

test("a match that is over offers no good move and no playing on", () => {
  expect(doors(true)).toBe(0);
});
