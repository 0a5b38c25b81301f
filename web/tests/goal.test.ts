// @vitest-environment happy-dom
import { render, type TemplateResult } from "lit";
import { expect, test } from "vitest";
import { goalPanel } from "../src/panels/goal";
import { briefs } from "../src/panels/panel";
import type { View } from "../src/render/view";
import type { Goal } from "../src/scene.gen";
import { goalLine } from "../src/table/goal-line";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const REFUGE: Goal = {
  type: "goal",
  label: "How you win together",
  sentence: "Clear the water, tag the beast.",
  steps: [
    { label: "Clear Water", numeral: "I", state: "now", n: 5, of: 6, text: "Six arms" },
    { label: "Tag the Beast", numeral: "II", of: 2 },
    { label: "Board the Wreck", numeral: "III", of: 1 },
  ],
  ends: [
    {
      label: "Threat track",
      value: "3 of 4",
      n: 3,
      of: 4,
      near: true,
      sprite: { symbol: "maw" },
      rule: "R-1",
    },
    { label: "Arms in supply", value: "7 left", n: 7, sprite: { symbol: "arm" }, id: "supply" },
    { label: "All Divers down", value: "none" },
  ],
  ends_label: "You lose if one of these is full or empty",
};
const LURK: Goal = {
  type: "goal",
  label: "How you win",
  sentence: "Be the last army.",
  rivals: [
    { seat: 0, value: 99, text: "7 models" },
    { seat: 1, value: 33 },
  ],
  clock: { n: 5, of: 15, label: "Round 5 of 15", note: "10 to go" },
};

function view(goal: Goal, legal: string[] = []): View {
  const texts = Texts.layered("en", [["en", english]]);
  texts.names = { 0: "Ada", 1: "Tom" };
  return {
    texts,
    scene: { nodes: { goal }, order: ["goal"], owners: [{ seat: 0, tint: "#111111" }, { seat: 1, tint: "#222222" }] },
    options: { legal: (id: string) => legal.includes(id), on: () => [] },
    changed: new Set(),
    guide: { ids: new Set(), shown: new Set() },
  } as unknown as View; // prettier-ignore
}

function drawn(part: TemplateResult | symbol): HTMLElement {
  const box = document.createElement("div");
  render(part, box);
  return box;
}
const words = (box: Element | null): string => (box?.textContent ?? "").replace(/\s+/g, " ").trim();

test("steps are a bar with a part for each, and a list that says how many of how many", () => {
  const box = drawn(goalPanel(view(REFUGE), REFUGE));
  expect([...box.querySelectorAll(".goal-way i")].map((one) => one.getAttribute("style"))).toEqual([
    "--done: 83.33333333333334%;", "--done: 0%;", "--done: 0%;",
  ]); // prettier-ignore
  expect(words(box.querySelector('[aria-current="step"]'))).toBe("IClear WaterSix arms5 of 6");
});

test("an end that is near says so in a word, not by its colour alone", () => {
  const [threat, supply] = drawn(goalPanel(view(REFUGE), REFUGE)).querySelectorAll(".goal-end");
  expect(words(threat!)).toContain("3 of 4, close");
  expect(threat!.querySelectorAll(".goal-pips .on").length).toBe(3);
  expect(words(supply!)).not.toContain("close");
});

test("what would end it opens its rule, and can be touched where an option does", () => {
  const box = drawn(goalPanel(view(REFUGE, ["supply"]), REFUGE));
  expect(box.querySelector<HTMLElement>(".goal-cause")!.dataset["why"]).toBe("R-1");
  expect(box.querySelector<HTMLElement>("button.goal-end")!.dataset["id"]).toBe("supply");
});

test("rivals share one bar in their colours, and the clock shows which round runs", () => {
  const box = drawn(goalPanel(view(LURK), LURK));
  expect([...box.querySelectorAll(".goal-race i")].map((one) => one.getAttribute("style"))).toEqual([
    "flex-grow: 99; --tint: #111111;", "flex-grow: 33; --tint: #222222;",
  ]); // prettier-ignore
  expect([...box.querySelectorAll(".goal-rivals li")].map(words)).toEqual(["Ada, 7 models 99", "Tom 33"]);
  const strokes = [...box.querySelectorAll(".goal-clock i")].map((one) => one.className);
  expect(strokes.filter((one) => one === "gone").length).toBe(4);
  expect(strokes[4]).toBe("now");
  expect(words(box.querySelector(".goal-clock-words"))).toBe("Round 5 of 1510 to go");
});

test("on a phone one line shows the step that is due and which come after it", () => {
  expect(words(drawn(goalLine(view(REFUGE))))).toBe("Where we stand: IClear Water5 of 6, then II, III");
});

test("where there are rivals the line is their standing, else the sentence", () => {
  expect(words(drawn(goalLine(view(LURK))))).toBe("Where we stand: Ada 99, Tom 33");
  const bare: Goal = { type: "goal", label: "How you win", sentence: "Have the most pearls." };
  expect(words(drawn(goalLine(view(bare))))).toBe("Where we stand: Have the most pearls.");
});

test("a step that is not counted says in words how far it is", () => {
  const uncounted: Goal = { ...LURK, steps: [{ label: "Totems", state: "now", text: "4 gathered" }] };
  expect(words(drawn(goalLine(view(uncounted))))).toBe("Where we stand: Totems4 gathered");
});

test("ends with a picture stand in the strip as numbers", () => {
  expect(briefs(view(REFUGE), "goal", REFUGE).map(({ label, value }) => [label, value])).toEqual([
    ["Threat track", "3/4"],
    ["Arms in supply", "7"],
  ]);
});

test("a number in the strip is called by its own name", () => {
  const { texts } = view(REFUGE);
  const gems = {
    type: "table",
    label: "In the chest",
    facts: [],
    brief: { value: "0/5", label: "in the stash" },
  };
  expect(briefs({ texts } as View, "gems", gems as never)[0]!.label).toBe("in the stash");
});
