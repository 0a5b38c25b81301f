import { expect, test } from "vitest";
import type { Tell } from "../src/net/types";
import type { Goal, Node } from "../src/scene.gen";
import { changedFacts } from "../src/table/changed-facts";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";
import { scene } from "./known";

const texts = Texts.layered("en", [["en", english]]);
texts.names = { 0: "Ada", 1: "Tom" };

const goal = (more: Partial<Goal>): Goal => ({
  type: "goal",
  label: "How you win",
  sentence: "Win.",
  ...more,
});
const CARDS = { label: "Cards", value: "41 left", n: 41 };
const at = (nodes: Record<string, Node>) => scene(1, { nodes });
const bad = (...touches: string[]): Tell =>
  ({ text: "it", rule: "", seat: null, beat: { touches, tone: "bad" } }) as unknown as Tell;
const facts = (before: Record<string, Node>, now: Record<string, Node>, missed: Tell[] = []) =>
  changedFacts(at(before), at(now), missed, [0], texts).map(({ value, label, bad: harm }) => [
    value,
    label,
    harm,
  ]);

test("what was counted then and now, what is close to an end before the rest, and nothing that stayed", () => {
  const before = goal({
    steps: [{ label: "Clear Water", state: "now", n: 3, of: 6 }, { label: "Tag", of: 2 }],
    ends: [{ label: "Arms", value: "9 left", n: 9 }, { label: "Threat", value: "2 of 4", n: 2, of: 4 }, CARDS],
    clock: { n: 4, of: 15, label: "Round" },
  }); // prettier-ignore
  const now = goal({
    steps: [{ label: "Clear Water", state: "now", n: 5, of: 6 }, { label: "Tag", of: 2 }],
    ends: [{ label: "Arms", value: "7 left", n: 7 }, { label: "Threat", value: "3 of 4", n: 3, of: 4, near: true }, CARDS],
    clock: { n: 5, of: 15, label: "Round" },
  }); // prettier-ignore
  expect(facts({ goal: before }, { goal: now })).toEqual([
    ["2 → 3 of 4", "Threat", true],
    ["3 → 5 of 6", "Clear Water", false],
    ["9 → 7 left", "Arms", false],
  ]);
  expect(facts({ goal: now }, { goal: now })).toEqual([]);
});

test("a step that was reached is done, and another one in its place is no change", () => {
  const before = goal({ steps: [{ label: "Clear Water", state: "now", n: 5, of: 6 }] });
  const done = goal({ steps: [{ label: "Clear Water", state: "done", n: 6, of: 6 }] });
  const other = goal({ steps: [{ label: "A quest", text: "Go south", state: "now" }] });
  expect(facts({ goal: before }, { goal: done })).toEqual([["done", "Clear Water", false]]);
  expect(facts({ goal: before }, { goal: other })).toEqual([]);
});

test("rivals: one's own loss first, and it is bad", () => {
  const [before, now] = [
    goal({ rivals: [{ seat: 1, value: 80 }, { seat: 0, value: 99, text: "7 models" }] }),
    goal({ rivals: [{ seat: 1, value: 60 }, { seat: 0, value: 88, text: "6 models" }] }),
  ]; // prettier-ignore
  expect(facts({ goal: before }, { goal: now })).toEqual([
    ["99 → 88", "Ada, 6 models", true],
    ["80 → 60", "Tom", false],
  ]);
});

test("whose piece something bad has happened to, and how it stands now", () => {
  const piece = (owner: number, label: string, posture = ""): Node => ({
    type: "piece",
    label,
    owner,
    posture,
  });
  const before = { mags: piece(0, "Mags"), vega: piece(1, "Vega"), so: piece(1, "Sophie") };
  const now = {
    mags: piece(0, "Mags", "down"),
    vega: piece(1, "Vega", "down"),
    so: piece(1, "Sophie", "ready"),
  };
  expect(facts(before, now, [bad("vega", "mags")])).toEqual([
    ["Mags", "down", true],
    ["Vega", "down", true],
  ]);
});
