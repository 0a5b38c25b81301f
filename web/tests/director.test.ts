// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableLine, Tell } from "../src/net/types";
import { Director } from "../src/table/director";
import type { Stage, Telling } from "../src/table/show-ports";
import { Pace, type Speed } from "../src/table/pace";
import { askInfo, scene, storeAt } from "./known";

const MOVE = 400;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A director with a stage that writes down what it was asked for. */
function opening(speed: Speed = "plain", unseen = false) {
  const [did, reported]: [string[], number[]] = [[], []];
  const wanted = { speed };
  const pace = new Pace(() => wanted.speed);
  const on = async (word: string): Promise<void> => {
    did.push(word);
    await pace.rest(MOVE);
  };
  const stage: Stage = {
    begin: () => undefined,
    play: ({ main }) => on(`play ${main.text}`),
    tell: ({ beat }) => on(`tell ${beat.main.text}`),
    read: ({ beat, read }) => on(`read ${beat.reads[read - 1]!.main.text}`),
    set: ({ scene: { seq } }) => Promise.resolve(void did.push(`set ${seq}`)),
    clear: () => void did.push("clear"),
  };
  const store = storeAt();
  const passed: [number, boolean][] = [];
  const ear = { mine: (seat: number) => seat === 0, speaks: ({ text }: Tell) => Boolean(text) };
  const director = new Director(store, stage, pace, ear, {
    says: () => undefined,
    over: ({ seq }, stands) => void passed.push([seq, stands]),
    shown: (seq) => void reported.push(seq),
    changed: () => undefined,
    lengthOf: () => MOVE,
    caption: ({ text }) => text,
    unseen: () => unseen,
  });
  const add = (seq: number, texts: string[], yours = false): void => {
    const tells = texts.map((text): Tell => ({ text, rule: "", seat: text.startsWith("I ") ? 0 : 1 }));
    const lines: TableLine[] = [{ seq, at: "", tells }];
    const prompt = { text: "?", yours, kind: "turn" };
    const picture = { scene: scene(seq, { prompt }), stage: undefined };
    store.sees({ t: "moment", seq, lines, ask: yours ? askInfo() : null }, picture);
    director.add(picture, lines, yours);
  };
  return { director, store, pace, did, reported, passed, add, wanted };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test("entries are told one after the other, each before its picture is set, and the newest stands", async () => {
  const { did, add, reported, store, director } = opening();
  add(1, ["swims", "clears"]);
  add(2, ["ends"]);
  expect(store.resting).toBe(true);
  await pass(60_000);
  expect(did).toEqual(["tell swims", "tell clears", "set 1", "tell ends", "set 2", "clear"]);
  expect(reported).toEqual([1, 2]);
  expect([director.busy, director.telling, director.heard]).toEqual([false, undefined, undefined]);
  expect(store.resting).toBe(false);
});

test("one's own answer is played, not told, and options open as soon as it stands", async () => {
  const { did, add, store, director } = opening();
  add(1, ["I swim"], true);
  await pass(10);
  expect(director.telling).toBeUndefined();
  await pass(MOVE);
  expect(did).toEqual(["play I swim", "set 1", "clear"]);
  expect(store.resting).toBe(false);
});

test("a caption stays for its words, and waits while the show is held", async () => {
  const { did, add, director } = opening();
  add(1, ["one two three", "next"]);
  await pass(MOVE + 900 + 3 * 35 - 20);
  expect(did).toEqual(["tell one two three"]);
  director.pause();
  await pass(60_000);
  expect(did).toHaveLength(1);
  director.pause();
  await pass(30);
  expect(did).toEqual(["tell one two three", "tell next"]);
});

test.each([
  ["calm", 1.5],
  ["plain", 1],
  ["double", 0.5],
] as const)("%s takes its own time", async (speed, part) => {
  const { did, add } = opening(speed);
  add(1, ["swims"]);
  await pass((MOVE + 935) * part - 30);
  expect(did).toEqual(["tell swims"]);
  await pass(60);
  expect(did).toContain("set 1");
});

test("held Space goes four times as fast, from the middle of a beat", async () => {
  const { did, add, director } = opening();
  add(1, ["swims"]);
  await pass(335);
  director.hurry(true);
  await pass(1000 / 4 + 10);
  expect(did).toContain("set 1");
});

test("going on ends one beat, skipping all that is queued; only the newest picture is drawn", async () => {
  const { did, add, director, reported, passed } = opening();
  add(1, ["swims", "clears"]);
  await pass(100);
  director.goOn();
  await pass(1);
  expect(did).toEqual(["tell swims", "tell clears"]);
  add(2, ["ends"]);
  add(3, ["rises"]);
  director.skip();
  await pass(1);
  expect(did).toEqual(["tell swims", "tell clears", "set 3", "clear"]);
  expect(reported).toEqual([1, 2, 3]);
  expect(passed).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  add(4, ["swims"]);
  await pass(10);
  expect(did.at(-1)).toBe("tell swims");
});

test("at once, and on a page nobody sees, nothing is told", async () => {
  for (const { did, add } of [opening("once"), opening("plain", true)]) {
    add(1, ["swims"]);
    add(2, ["ends"]);
    await pass(10);
    expect(did).toEqual(["set 1", "set 2", "clear"]);
  }
});

test.each([3, 10, 25])("%i entries end within six seconds once somebody is asked", async (many) => {
  const { did, add, store } = opening();
  for (let seq = 1; seq < many; seq++) add(seq, ["swims a long way to the other side", "clears"]);
  add(many, ["ends"], true);
  expect(store.ask?.yours).toEqual([0]);
  await pass(300);
  expect(store.resting).toBe(true);
  await pass(5700);
  expect(store.resting).toBe(false);
  expect(did.slice(-2)).toEqual([`set ${many}`, "clear"]);
  expect(did.filter((one) => one.startsWith("set"))).toHaveLength(many);
});

test("somebody asked who holds the show has all the time, and six seconds from then on", async () => {
  const { add, store, director } = opening();
  for (let seq = 1; seq < 9; seq++) add(seq, ["swims"]);
  add(9, ["ends"], true);
  await pass(500);
  director.pause();
  await pass(60_000);
  expect(store.resting).toBe(true);
  director.pause();
  await pass(6000);
  expect(store.resting).toBe(false);
});

test("beats are counted, and the log is heard as far as it is told", async () => {
  const { add, director } = opening();
  add(1, ["swims", "clears"]);
  add(2, ["ends"]);
  const seen: [number, number, number][] = [];
  for (let n = 0; n < 3; n++) {
    await pass(10);
    const { n: at, of } = director.telling as Telling;
    seen.push([at, of, director.heard!.tells]);
    director.goOn();
  }
  expect(seen).toEqual([
    [1, 3, 1],
    [2, 3, 2],
    [3, 3, 1],
  ]);
  expect(director.heard?.from).toBe(2);
});

test("the last round is told again on its own pictures, and the present stands after it", async () => {
  const { did, add, director, reported, store } = opening();
  await director.jump({ scene: scene(0), stage: undefined });
  add(1, ["I swim"]);
  add(2, ["swims"]);
  add(3, ["rises"]);
  add(4, ["I draw"], true);
  await pass(60_000);
  did.length = reported.length = 0;
  expect(director.mayPlayAgain).toBe(true);
  void director.again();
  await pass(10);
  expect(store.resting).toBe(true);
  expect(director.telling?.again).toBe(true);
  await pass(60_000);
  expect(did).toEqual(["set 1", "tell swims", "set 2", "tell rises", "set 3", "set 4", "clear"]);
  expect(reported).toEqual([]);
  expect(store.resting).toBe(false);
});
