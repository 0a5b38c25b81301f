import { expect, test } from "vitest";
import type { TableLine } from "../src/net/types";
import { Texts } from "../src/text";
import { aboutOf, lastTurn, logOf } from "../src/table/history";

const texts = new Texts("en", [["en", ["swam = It swims to { $to }.\ntold-otherwise = In other words.\n"]]]);

const line = (seq: number, seat: number | null, to = "a1"): TableLine => ({
  seq,
  at: "2026-01-01T00:00:00Z",
  tells: [
    { text: "swam", rule: "R-1", seat, args: { to }, motions: [{ piece: `p${seq}`, origin: "a0", to }] },
  ],
});

test("a line leads to what it is about, what moved, from where and to where", () => {
  const tell = { ...line(1, 0, "b2").tells![0]!, beat: { touches: ["deck", "b2"] } };
  expect(aboutOf(tell)).toEqual(["deck", "b2", "p1", "a0"]);
});

test("one's last turn ends where others began to move; one's own present turn does not count", () => {
  const seats = [0];
  const others = [line(4, 1), line(5, null)];
  expect(lastTurn([line(1, 1), ...others], seats)).toBe(0);
  expect(lastTurn([line(2, 0), line(3, 0), ...others], seats)).toBe(3);
  expect(lastTurn([line(2, 0), line(3, 0), ...others, line(6, 0), line(7, 0)], seats)).toBe(3);
  expect(lastTurn([line(3, 0), ...others, line(6, 0), line(7, 1)], seats)).toBe(6);
  expect(lastTurn([line(3, 0), ...others], [])).toBe(0);
});

test("the bracket holds what happened since; what was taken back is not told", () => {
  const lines = [line(2, 0), line(3, 1), { ...line(4, 1), drops: [3] }, line(5, 1)];
  const log = logOf(lines, 2, texts);
  expect(log.lines.map(({ seq, news }) => [seq, news])).toEqual([
    [2, false],
    [4, true],
    [5, true],
  ]);
  expect(log.label).toEqual({ id: "log-since-turn" });
  expect(log.total).toBe(3);
});

test("the last forty of a long evening are said, and all are counted", () => {
  const mute = { ...line(99, 0), tells: [{ text: "gone", rule: "R-1", seat: 0, args: {} }] };
  const lines = Array.from({ length: 60 }, (_, n) => line(n + 1, n % 2));
  const log = logOf([...lines, mute], 0, texts);
  expect(log.lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 21));
  expect(log.total).toBe(60);
});

test("looking back, the line of that moment is lit and nothing is bracketed", () => {
  const log = logOf([line(2, 0), line(3, 1)], 0, texts, 3);
  expect(log.lines.map(({ now, news }) => [now, news])).toEqual([
    [false, false],
    [true, false],
  ]);
});

test("a line whose words this release has changed says so instead of showing a gap", () => {
  const bare = { ...line(1, 0), tells: [{ text: "swam", rule: "R-1", seat: 0, args: {} }] };
  const called = {
    ...line(2, 0),
    tells: [{ text: "swam", rule: "R-1", seat: 0, args: { to: { id: "gone" } } }],
  };
  const log = logOf([bare, called, line(3, 0)], 0, texts);
  expect(log.lines.map(({ text }) => text)).toEqual([
    "In other words.",
    "In other words.",
    "It swims to a1.",
  ]);
});
