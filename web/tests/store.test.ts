// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Moment, TableLine } from "../src/net/types";
import type { Next, Store } from "../src/store/store";
import { askInfo, scene, storeAt, tableInfo } from "./known";

const line = (seq: number): TableLine => ({ seq, at: "" });
const sees = (store: Store, seq: number, viewer = 0, more: Partial<Moment> = {}): Next =>
  store.sees({ t: "moment", seq, ...more }, { scene: scene(seq, { viewer }), stage: undefined });

test("whoever watches hears of every change, until they stop", () => {
  const store = storeAt();
  const heard = vi.fn();
  const stop = store.watch(heard);
  store.take(tableInfo({ name: "Thursday" }));
  expect(store.info.name).toBe("Thursday");
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.changed();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a question stays until a moment says otherwise", () => {
  const store = storeAt();
  sees(store, 1, 0, { ask: askInfo() });
  sees(store, 2);
  expect(store.ask?.id).toBe(7);
  sees(store, 3, 0, { ask: null });
  expect(store.ask).toBeNull();
});

test("lines that come twice count once", () => {
  const store = storeAt();
  sees(store, 2, 0, { lines: [line(1), line(2)] });
  sees(store, 3, 0, { lines: [line(2), line(3)] });
  expect(store.lines.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test("options rest without a line, while a move is unanswered, and until its picture stands", () => {
  const wire = { unanswered: false };
  const store = storeAt(tableInfo(), wire);
  sees(store, 1);
  expect(store.resting).toBe(false);
  store.lineIs("lost");
  expect(store.resting).toBe(true);
  store.lineIs("open");
  wire.unanswered = true;
  expect(store.resting).toBe(true);
  wire.unanswered = false;
  store.expect(2);
  expect(store.resting).toBe(true);
  sees(store, 2);
  expect(store.resting).toBe(false);
  store.draws(scene(2));
  expect(store.resting).toBe(true);
  store.stands();
  expect(store.resting).toBe(false);
});

test("one person at a screen needs no curtain", () => {
  const store = storeAt();
  expect([sees(store, 1, 0), sees(store, 2, 1)]).toEqual(["draw", "draw"]);
});

test("several at one screen: what the next one may see waits behind the curtain", () => {
  const store = storeAt(tableInfo({ you: { guest: "me", role: "play", seats: [0, 1], host: true } }));
  expect([sees(store, 1, 0), sees(store, 2, 1), sees(store, 3, 1)]).toEqual(["draw", "curtain", "curtain"]);
  expect(store.next).toBe(1);
  expect(store.unveil()?.scene.seq).toBe(3);
  expect(store.next).toBeUndefined();
  expect(sees(store, 4, 1)).toBe("draw");
});

test("while somebody looks back, what comes is known but not drawn", () => {
  const store = storeAt();
  store.lookBack(true);
  expect(sees(store, 9)).toBe("wait");
  expect(store.now?.scene.seq).toBe(9);
  expect(store.endingShut).toBe(false); // the end is still to come
});

test("advice about another picture is forgotten", () => {
  const store = storeAt();
  store.draws(scene(1));
  store.hinted("thinking");
  store.draws(scene(1));
  expect(store.hints).toBe("thinking");
  store.draws(scene(2));
  expect(store.hints).toBeUndefined();
});

test("talk is unread unless one reads or said it", () => {
  const store = storeAt();
  const said = (id: number, guest: string) => ({ id, guest, name: "", seat: null, text: "hi", at: "" });
  expect([store.hears(said(1, "you")), store.hears(said(2, "me"))]).toEqual([true, false]);
  expect(store.unread).toBe(1);
  store.opens("talk");
  expect(store.unread).toBe(0);
  expect(store.hears(said(3, "you"))).toBe(false);
  store.unsaid(2);
  expect(store.talk.map(({ id }) => id)).toEqual([1, 3]);
});

test("presence says who is here; who is not mentioned stays", () => {
  const store = storeAt();
  const info = store.present({ t: "presence", seats: { "0": false }, watchers: 2, offers: [1] });
  expect(info.watchers).toBe(2);
  expect(info.seats.map(({ here, offer }) => [here, offer])).toEqual([[false, false], [null, true]]); // prettier-ignore
});
