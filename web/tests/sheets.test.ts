import { expect, test, vi } from "vitest";
import type { Scene, Sheet } from "../src/scene.gen";
import { Sheets } from "../src/table/sheets";
import { scene, storeAt, voice } from "./known";

const cover = { type: "sheet", label: "Mac", chapters: [], closed: true, where: "folded" } as const;
const whole = { ...cover, closed: false, chapters: [{ label: "skills" }] } as unknown as Sheet;
const at = (seq: number, node: unknown = cover): Scene => scene(seq, { nodes: { mac: node } as never });

function sheetsAt() {
  const [store, wire] = [storeAt(), { send: vi.fn() }];
  const sheets = new Sheets(store, voice(), { focus: vi.fn() }, wire, { opened: vi.fn(), closed: vi.fn() });
  store.laysOpen("mac");
  const told = (seq: number, seat: number | null = 0): void =>
    sheets.hear({ t: "sheet", sheet: "mac", seq, seat, says: whole });
  return { store, wire, sheets, told };
}

test("a closed sheet is asked for once, and again when the picture has moved on", () => {
  const { wire, sheets, told } = sheetsAt();
  expect(sheets.says(at(3))).toBeUndefined();
  sheets.says(at(3));
  expect(wire.send.mock.calls).toEqual([[{ t: "open", sheet: "mac" }]]);
  told(3);
  expect(sheets.says(at(3))).toBe(whole);
  expect(wire.send).toHaveBeenCalledTimes(1);
  expect(sheets.says(at(4))).toBe(whole); // as it was, until the answer comes
  expect(wire.send).toHaveBeenCalledTimes(2);
});

test("what another seat was told is not shown", () => {
  const { sheets, told } = sheetsAt();
  told(3, 1);
  expect(sheets.says(at(3))).toBeUndefined();
});

test("after the line was lost it is asked for again", () => {
  const { store, wire, sheets } = sheetsAt();
  sheets.says(at(3));
  store.lineIs("lost");
  sheets.says(at(3));
  store.lineIs("open");
  sheets.says(at(3));
  expect(wire.send).toHaveBeenCalledTimes(2);
});

test("a sheet that lies in the picture whole is asked of nobody", () => {
  const { wire, sheets } = sheetsAt();
  expect(sheets.says(at(3, whole))).toBe(whole);
  expect(wire.send).not.toHaveBeenCalled();
});
