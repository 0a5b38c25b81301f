// Words as kernel/text.py puts them: names that travel by value, and sentences that agree with a name.

import { describe, expect, it } from "vitest";
import { named, Texts } from "../src/text";

const ENGLISH = `
model-sled = Sled
nth = { $name } { $n }
log-destroyed = { $model } is destroyed.
`;
const ITALIAN = `
model-sled = Slitta
    .gender = f
nth = { $name } { $n }
    .gender = { $name-gender }
log-destroyed = { $model } è { $model-gender ->
    [f] distrutta
   *[m] distrutto
}.
named-rust-queen = Regina di Ruggine
    .gender = f
`;
const italian = (): Texts =>
  new Texts("it", [
    ["it", [ITALIAN]],
    ["en", [ENGLISH]],
  ]);

describe("a sentence agrees with the name in it", () => {
  const sled = { id: "model-sled" };
  it.each([
    [sled, "Slitta è distrutta."],
    [{ id: "nth", args: { name: sled, n: 2 } }, "Slitta 2 è distrutta."],
    ["Rust Queen", "Regina di Ruggine è distrutta."],
    ["Ada", "Ada è distrutto."],
  ])("%j", (model, sentence) => {
    const texts = italian();
    expect(texts.say({ id: "log-destroyed", args: { model } })).toBe(sentence);
    expect(texts.missing.size).toBe(0);
  });
});

it("what is printed is said in the language that has words for it", () => {
  expect(italian().say("Rust Queen")).toBe("Regina di Ruggine");
  expect(italian().say("Somebody else")).toBe("Somebody else");
  expect(new Texts("en", [["en", [ENGLISH]]]).say("Rust Queen")).toBe("Rust Queen");
});

it("a sentence is kept until somebody else sits there", () => {
  const texts = new Texts("en", [["en", ["waits = Waiting for { $who }.\nperson = Somebody"]]]);
  const words = { id: "waits", args: { who: { id: "person", args: { seat: 1 } } } };
  expect(texts.say(words)).toBe("Waiting for Somebody.");
  texts.names = { 1: "Ada" };
  expect(texts.say(words)).toBe("Waiting for Ada.");
  texts.names = { 1: "Bob" };
  expect(texts.say(words)).toBe("Waiting for Bob.");
});

it.each([
  // tests/kernel/test_languages.py has the same
  ["Rust Queen", "named-rust-queen"],
  ["  The Crab's, Élan! ", "named-the-crab-s-lan"],
  ["12", ""],
  ["✓", ""],
  [
    "Gain 1 meat for every crew member without fatigue, then draw one ability card.",
    "named-gain-1-meat-for-every-crew-member-without-fatigue-then-draw-69e73373",
  ],
])("%s has one message", (words, message) => {
  expect(named(words)).toBe(message);
});
