// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Beat } from "../src/net/protocol.gen";
import type { TableLine } from "../src/net/types";
import { resultOf } from "../src/pages/rows";
import { retryFrom } from "../src/table/banner";
import { playedBy, frameAround } from "../src/table/cut";
import { heaviest, isMuch, type Self } from "../src/table/highlights";
import { longAgo } from "../src/table/recap";
import { Texts } from "../src/text";

const texts = new Texts("en", [["en", ["it = { $n }\n"]]]);

const line = (seq: number, beat: Partial<Beat>, seat: number | null = 1): TableLine => ({
  seq,
  at: "2026-01-01T00:00:00Z",
  tells: [{ text: "it", rule: "", seat, args: { n: seq }, motions: [], beat: { touches: ["a1"], ...beat } }],
});
const ME: Self = { seats: [0], things: new Set(["mags"]) };
const START = Date.parse("2026-01-01T00:00:00Z");

test("two turns or a minute and a half are worth a page, less is not", () => {
  expect(isMuch([line(1, { weight: "turn" })], START + 1000)).toBe(false);
  expect(isMuch([line(1, { weight: "turn" }), line(2, { weight: "turn" })], START + 1000)).toBe(true);
  expect(isMuch([line(1, {})], START + 90_000)).toBe(true);
  expect(isMuch([], START + 90_000)).toBe(false);
});

test("the five heaviest, bad ones first among equals, in the order they came; one's own is known", () => {
  const lines = [
    line(1, { weight: "step" }),
    line(2, { weight: "end" }),
    line(3, { weight: "quiet" }),
    line(4, { weight: "step", tone: "bad" }),
    line(5, { weight: "reveal" }),
    line(6, { weight: "turn" }),
    line(7, { weight: "reveal" }, 0),
    line(8, { weight: "turn" }),
    line(9, { weight: "step" }),
  ];
  const words = (missed: TableLine[]) => heaviest(missed, ME, texts).map(({ words: said }) => said);
  expect(words(lines)).toEqual(["1", "2", "4", "5", "9"]); // what was done, not whose turn it was
  expect(words([...lines, { ...line(10, {}), drops: [2] }])).not.toContain("2");
});

test("five cards of one deck leave room for what people did; what shows nothing has no picture", () => {
  const named = new Texts("en", [["en", ["it = { $n }\nswam = swam { $n }\n"]]]);
  const cards = [1, 2, 3, 4, 5].map((seq) => line(seq, { weight: "reveal" }));
  const swims = [6, 7, 8].map((seq) => ({
    ...line(seq, {}),
    tells: [{ ...line(seq, {}).tells![0]!, text: "swam" }],
  }));
  const found = heaviest([...cards, ...swims], ME, named).map(({ line: { seq } }) => seq);
  expect(found).toEqual([3, 4, 5, 7, 8]);
  expect(heaviest([line(1, { touches: [] }, null)], ME, texts)).toEqual([]);
});

test("the same words twice are one picture, the later one", () => {
  const again = { ...line(2, {}), tells: line(1, {}).tells! };
  expect(heaviest([line(1, {}), again], ME, texts).map(({ line: { seq } }) => seq)).toEqual([2]);
});

test("what befell oneself comes first, whoever did it; so does what a bot did in one's place", () => {
  const struck = line(1, { tone: "bad", touches: ["mags"] }, 0);
  const pushed = line(2, { touches: ["mags"] }, 1);
  const own = line(3, {}, 0);
  const byBot = {
    ...line(4, {}, 0),
    tells: [...line(4, {}, 0).tells!, { ...line(4, {}, 0).tells![0]!, text: "told-ghost" }],
  };
  const others = [5, 6, 7, 8].map((seq) => line(seq, {}, 1));
  const found = heaviest([struck, pushed, own, byBot, ...others], ME, texts).map(({ line: { seq } }) => seq);
  expect(found).toEqual([1, 2, 4, 7, 8]);
});

test("a cut lies around its places, inside the board, and never too close", () => {
  const board = [0, 0, 100, 60] as const;
  const [x, y, size] = frameAround([{ x: 98, y: 2, r: 1 }], board);
  expect(x + size).toBeLessThanOrEqual(100);
  expect(y).toBe(0);
  expect(size).toBeCloseTo(20.4);
  expect(frameAround([], board)[2]).toBeGreaterThanOrEqual(60);
  const ends = [{ x: 5, y: 30, r: 5 }, { x: 95, y: 30, r: 5 }]; // prettier-ignore
  expect(frameAround(ends, board)).toEqual([0, -20, 100]); // all of it, and no more
  expect(frameAround(ends, board, 2)).toEqual([-10, 0, 60]); // a wide frame holds it closer
});

test("whoever tries again begins some turns before the end", () => {
  const turns = [10, 20, 30, 40, 50].map((seq) => line(seq, { weight: "turn" }));
  expect(retryFrom(turns, 5, 60)).toBe(20);
  expect(retryFrom([line(10, {})], 5, 60)).toBe(52);
  expect(retryFrom([], 5, 7)).toBe(5);
});

test("my tables say won or lost to whoever sat there", () => {
  const outcome = { values: [1, 0], winners: [0], cause: "x", rule: "" };
  const seat = (n: number, mine: boolean) => ({ seat: n, by: "person", mine });
  expect(resultOf({ outcome, seats: [seat(0, true), seat(1, false)] })).toBe("table-won");
  expect(resultOf({ outcome, seats: [seat(0, false), seat(1, true)] })).toBe("table-lost");
  expect(resultOf({ outcome, seats: [seat(0, false)] })).toBe("table-over");
});

test("the picture of a card is of what it did, not of what the next one did", () => {
  const [card] = line(1, { shows: { symbol: "kraken", label: "" } }).tells!;
  const [first] = line(1, { spot: 1, touches: ["a4"] }).tells!;
  const [quiet] = line(1, {}).tells!;
  const [next] = line(1, { shows: { symbol: "die", label: "" } }).tells!;
  const [later] = line(1, { spot: 1, touches: ["b4"] }).tells!;
  const entry = { ...line(1, {}), tells: [card!, first!, quiet!, next!, later!] };
  expect(playedBy(card!, entry)).toEqual([first]);
  expect(playedBy(next!, entry)).toEqual([later]);
  expect(playedBy(quiet!, entry)).toEqual([quiet]);
  expect(playedBy(card!, { ...entry, tells: [card!] })).toEqual([card]);
});

test("of dice with one consequence that one is told, of a card with several the card", () => {
  const roll = (...spots: number[]): TableLine => {
    const rolled = line(1, { weight: "reveal", shows: { symbol: "die", label: "" } }).tells![0]!;
    const led = spots.map((spot) => ({ ...line(1, { spot }).tells![0]!, args: { n: 10 + spot } }));
    return { ...line(1, {}), tells: [rolled, ...led] };
  };
  const words = (missed: TableLine) => heaviest([missed], ME, texts).map(({ words: said }) => said);
  expect(words(roll(1))).toEqual(["11"]);
  expect(words(roll(1, 2))).toEqual(["1", "11"]);
});

test("how long one was away is said in minutes, hours or days", () => {
  const hour = 3_600_000;
  expect(longAgo(20_000, "en")).toBe("1 minute ago");
  expect(longAgo(1.4 * hour, "en")).toBe("84 minutes ago");
  expect(longAgo(5 * hour, "en")).toBe("5 hours ago");
  expect(longAgo(72 * hour, "en")).toBe("3 days ago");
});
