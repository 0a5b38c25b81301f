import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, type LineState } from "../src/net/live";
import type { FromServer } from "../src/net/types";
import { Wires, scene } from "./known";

const HELLO = { t: "hello", protocol: 1, since: 0, table: {} } as FromServer;
const whole = (seq: number): FromServer => ({ t: "moment", seq, scene: scene(seq) });
const patch = (base: number, seq: number): FromServer => ({ t: "moment", seq, patch: { base, seq } });
const seen: [number, boolean][] = [];
const states: LineState[] = [];
let wires: Wires;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  seen.length = states.length = 0;
  wires = new Wires();
  live = new Live(wires, "t1", {
    frame: () => undefined,
    moment: (_, now, __, fresh) => void seen.push([now.seq, fresh]),
    line: (state) => void states.push(state),
  });
  live.open();
});
afterEach(() => vi.useRealTimers());

const comesBack = (): void => {
  wires.breaks();
  vi.advanceTimersByTime(10_000);
  wires.connects(HELLO);
};
const plays = (): unknown[] => wires.sent.flat().filter((one) => (one as { t: string }).t === "play");

test("patches lead from scene to scene; only the first one is fresh", () => {
  wires.connects(HELLO, whole(1), patch(1, 2), patch(2, 3));
  expect(seen).toEqual([[1, true], [2, false], [3, false]]); // prettier-ignore
});

test("a patch for another scene: nothing is drawn, the whole scene is asked for", () => {
  wires.connects(HELLO, whole(1), patch(9, 10));
  expect(seen).toEqual([[1, true]]);
  expect(wires.last.at(-1)).toEqual({ t: "again" });
  wires.says(whole(10));
  expect(seen.at(-1)).toEqual([10, false]);
});

test("the line comes back by itself and says what was seen", () => {
  wires.connects(HELLO, whole(4));
  comesBack();
  expect(wires.last[0]).toMatchObject({ t: "hello", since: 4 });
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a final code ends it", () => {
  wires.connects(HELLO);
  wires.breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("closed");
  expect(wires.sent).toHaveLength(1);
});

test("an unanswered move is sent again with the same key, so that it counts once", () => {
  wires.connects(HELLO);
  const key = live.sendKeyed({ t: "play", ask: 1, action: { do: "swim" } });
  expect(live.unanswered).toBe(true);
  comesBack();
  expect(plays()).toEqual([1, 2].map(() => ({ t: "play", ask: 1, action: { do: "swim" }, key })));
});

test("an answered move is not sent again", () => {
  wires.connects(HELLO);
  const key = live.sendKeyed({ t: "play", ask: 1, action: {} });
  wires.says({ t: "done", key, seq: 2 });
  expect(live.unanswered).toBe(false);
  comesBack();
  expect(plays()).toHaveLength(1);
});

test("a move made without a line is kept until there is one", () => {
  live.sendKeyed({ t: "undo", seat: 0, ask: 1 });
  expect(wires.last).toEqual([]);
  wires.connects(HELLO);
  expect(wires.last).toMatchObject([{ t: "hello" }, { t: "undo" }]);
});

test("a refusal to try again is tried again, any other ends the move", () => {
  wires.connects(HELLO);
  const key = live.sendKeyed({ t: "play", ask: 1, action: {} });
  wires.says({ t: "refused", reason: "busy", why: { id: "busy" }, key, retry: true });
  vi.advanceTimersByTime(700);
  expect(plays()).toHaveLength(2);
  wires.says({ t: "refused", reason: "rules", why: { id: "no" }, key });
  expect(live.unanswered).toBe(false);
});
