// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { Game, Odds } from "../src/net/types";
import { easiestFirst, firstGame, guidedThrough, inTen, noteGuided, oddsOf } from "../src/pages/welcome";

const measured: Odds = {
  seats: 2,
  options: { level: "calm" },
  short: false,
  by: "greedy",
  won: 73,
  matches: 100,
  low: 0.64,
  high: 0.81,
};

const game = (id: string, weight?: number, tutorial = true): Game =>
  ({
    id,
    title: id,
    tutorial,
    options: [
      { name: "level", kind: "choice", default: "calm", choices: ["calm", "storm"] },
      { name: "fast", kind: "toggle", default: false, choices: [] },
    ],
    welcome: weight
      ? {
          weight,
          learn_minutes: 9,
          kind: "together",
          short: { seats: 2, minutes: 15, options: {}, changed: true, bot: "sailor" },
          odds: [measured],
        }
      : null,
  }) as unknown as Game;

beforeEach(() => localStorage.clear());

test("games stand in the order of how easily they are learned, strangers last", () => {
  const listed = [game("strange"), game("deep", 5), game("gentle", 1)];
  expect(easiestFirst(listed).map(({ id }) => id)).toEqual(["gentle", "deep", "strange"]);
});

test("the guided match comes first until it was finished on this device, then the short one", () => {
  const listed = [game("deep", 5), game("gentle", 1)];
  expect(firstGame(listed, guidedThrough())).toMatchObject({ game: { id: "gentle" }, way: "learn" });
  noteGuided("gentle");
  noteGuided("gentle");
  expect([...guidedThrough()]).toEqual(["gentle"]);
  expect(firstGame(listed, guidedThrough())?.way).toBe("short");
});

test("what has no guided match is begun with its short one, and a house of strangers recommends nothing", () => {
  expect(firstGame([game("gentle", 1, false)], new Set())?.way).toBe("short");
  expect(firstGame([game("strange")], new Set())).toBeUndefined();
});

test("odds are those of the very level and chairs; nothing is guessed", () => {
  const one = game("gentle", 1);
  expect(oddsOf(one, { level: "calm", fast: false }, 2, false)).toBe(measured);
  expect(oddsOf(one, { level: "calm", fast: false }, 3, false)).toBeUndefined();
  expect(oddsOf(one, { level: "storm", fast: false }, 2, false)).toBeUndefined();
  expect(oddsOf(one, { level: "calm", fast: true }, 2, false)).toBeUndefined();
  expect(oddsOf(one, { level: "calm", fast: false }, 2, true)).toBeUndefined();
  expect(inTen(measured)).toBe(7);
});
