import { expect, test } from "vitest";
import type { Tell } from "../src/net/types";
import { beatsOf, lengthOf, revealTimes, stay } from "../src/table/beats";

const tell = (text: string, more: Partial<Tell> = {}): Tell => ({ text, rule: "R-1", seat: 1, ...more });
const card = (text: string): Tell => tell(text, { seat: null, beat: { shows: { label: text } } });
const ear = { mine: (seat: number) => seat === 0, speaks: (one: Tell) => Boolean(one.text) };
const told = (tells: Tell[]): string[][] =>
  beatsOf(tells, ear).map((beat) => [
    `${beat.short ? "short " : ""}${beat.main.text}`,
    ...beat.reads.map(({ main }) => main.text),
  ]);

test("each tell is a beat; quiet and wordless ones go with the next, or with the last", () => {
  const quiet = tell("draws", { beat: { weight: "quiet" } });
  expect(told([tell("swims"), quiet, tell("clears"), tell("")])).toEqual([["swims"], ["clears"]]);
  expect(beatsOf([tell("swims"), quiet, tell("clears"), tell("")], ear).map(({ upTo }) => upTo)).toEqual([
    1, 4,
  ]);
  expect(told([tell(""), tell("")])).toEqual([["short "]]);
});

test("what one did oneself is short, what came of it is told", () => {
  expect(
    told([tell("I swim", { seat: 0 }), tell("it rises", { seat: null }), tell("I sink", { seat: 0 })]),
  ).toEqual([["short I swim"], ["it rises"], ["I sink"]]);
  const mine = tell("I turn", { seat: 0, beat: { shows: { label: "card" } } });
  expect(told([mine])).toEqual([["I turn"]]);
});

test("what follows a card comes of it, until a turn, another card or the end", () => {
  const turn = tell("Lin begins", { beat: { weight: "turn" } });
  expect(told([card("dark"), tell("slides"), tell("sinks"), turn, tell("swims")])).toEqual([
    ["dark", "slides", "sinks"],
    ["Lin begins"],
    ["swims"],
  ]);
  expect(told([card("dark"), tell("slides"), card("lunge"), tell("rises")])).toEqual([
    ["dark", "slides"],
    ["lunge", "rises"],
  ]);
  expect(told([card("dark"), tell("lost", { beat: { weight: "end" } })])).toEqual([["dark"], ["lost"]]);
});

test("a caption stays 0.9 s and 35 ms a word, at most 3 s", () => {
  expect(stay("Lin swims to E3")).toBe(900 + 4 * 35);
  expect(stay("word ".repeat(200))).toBe(3000);
});

test("a card lies there for six seconds at most, however much comes of it", () => {
  for (const reads of [0, 1, 4, 7, 12, 40]) {
    const { read, look } = revealTimes(reads);
    expect(160 + 320 + read * reads + look).toBeLessThanOrEqual(6000);
    expect(look).toBeGreaterThanOrEqual(900);
  }
  expect(revealTimes(4)).toEqual({ read: 700, look: 1500 });
  const [beat] = beatsOf([card("dark"), ...Array.from({ length: 30 }, () => tell("sinks"))], ear);
  expect(lengthOf(beat!, "dark", () => 500)).toBeLessThanOrEqual(6000);
});
