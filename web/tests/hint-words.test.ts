// A hint is a sentence: why, what comes of it, how it stands. A percentage never stands alone.

import { expect, test } from "vitest";
import type { Worth } from "../src/net/types";
import { closeOf, leadsOf, standsOf, whyOf } from "../src/table/hint-words";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const GAME = `speaks-for-way = brings you closer
speaks-for-hand = leaves you better cards
speaks-against-air = costs air
falls = The arm falls.`;
const texts = new Texts("en", [["en", [english, GAME]]]);
const said = (...ids: string[]): Worth["better"] =>
  ids.map((id) => ({ id: `speaks-${id}`, args: { most: "no" } }));
const worth = (value: number, better: Worth["better"] = [], worse: Worth["worse"] = []): Worth => ({
  action: {},
  value,
  better,
  worse,
});

test("what speaks for an answer and against it becomes one sentence", () => {
  expect(whyOf(worth(0.5, said("for-way", "for-hand")), texts)).toBe(
    "It brings you closer and leaves you better cards.",
  );
  expect(whyOf(worth(0.5, said("for-way"), said("against-air")), texts)).toBe(
    "It brings you closer, but it costs air.",
  );
  expect(whyOf(worth(0.5, [], said("against-air")), texts)).toBe(
    "It costs air, but may still pay off later.",
  );
  expect(whyOf(worth(0.5, [], said("against-air")), texts, true)).toBe(
    "It costs air at first; even so it looks best.",
  );
});

test("what comes of it is told where the option says so", () => {
  expect(leadsOf({ id: "a", label: "a", follows: { id: "falls" } }, texts)).toBe(
    "What comes of it: The arm falls.",
  );
  expect(leadsOf({ id: "a", label: "a" }, texts)).toBe("");
});

test("how good an answer is stands in words, seen from the best", () => {
  const best = worth(0.5);
  const stands = [best, worth(0.49), worth(0.51), worth(0.45), worth(0.3)].map((one) =>
    standsOf(one, best, texts),
  );
  expect(stands).toEqual([
    "looks best",
    "nearly as good",
    "nearly as good",
    "a little behind",
    "clearly behind",
  ]);
});

test("answers that are nearly equal are called so", () => {
  const close = (...values: number[]): string =>
    closeOf(
      values.map((value) => worth(value)),
      texts,
    );
  expect(close()).toBe("");
  expect(close(0.5)).toBe("");
  expect(close(0.5, 0.3)).toBe("");
  expect(close(0.5, 0.49)).toContain("They are nearly equal");
  expect(close(0.22, 0.21, 0.1)).toContain("The first two");
  expect(close(0.22, 0.21, 0.21)).toContain("They are nearly equal");
});
