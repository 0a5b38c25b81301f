// @vitest-environment happy-dom
import { nothing, render } from "lit";
import { expect, test } from "vitest";
import type { View } from "../src/render/view";
import type { Option, Scene } from "../src/scene.gen";
import type { Dock } from "../src/table/dock";
import { tray } from "../src/table/tray";
import { Options } from "../src/table/options";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const place = (n: number, more: Partial<Option> = {}): Option => ({
  id: `o${n}`,
  label: `Dome ${n}`,
  group: "Command",
  touches: [`p${n}`],
  action: {},
  ...more,
});

function shown(
  options: Option[],
  { chosen = "", opened = [] as string[], compact = false, onBoard = 40 } = {},
): string[] {
  const known = new Options({ options } as unknown as Scene);
  const standing = new Map(Array.from({ length: onBoard }, (_, n) => [`p${n}`, { x: 0, y: 0, w: 1, h: 1 }]));
  const view = {
    options: known,
    texts: Texts.layered("en", [["en", english]]),
    chosen: known.get(chosen),
    guide: { options: new Set() },
    layout: { spots: new Map(), standing },
  };
  const dock: Dock = { view: view as unknown as View, compact, resting: false, opened: new Set(opened) };
  const box = document.createElement("div");
  render(tray(dock) ?? nothing, box);
  return [...box.querySelectorAll("button")].map(
    (button) => button.dataset["option"] ?? button.textContent.trim(),
  );
}

const many = Array.from({ length: 28 }, (_, n) => place(n));
const first = ["o0", "o1", "o2", "o3", "o4", "o5"];

test("a long list of places shows its first ones and says how many more there are", () => {
  expect(shown(many)).toEqual([...first, "22 more on the board"]);
  expect(shown(many.slice(0, 9))).toHaveLength(9);
});

test("what was chosen on the board is in the tray, too", () => {
  expect(shown(many, { chosen: "o20" })).toEqual([...first, "o20", "21 more on the board"]);
});

test("opened, or where the board does not show them all, they all stand there", () => {
  expect(shown(many, { opened: ['"Command"'] })).toHaveLength(28);
  expect(shown(many, { onBoard: 20 })).toHaveLength(28);
});

test("a phone shows them in the order of the scene, whatever their verb", () => {
  const mixed = [place(0), place(1, { group: "Move" }), place(2), place(3, { group: "Move" })];
  expect(shown(mixed, { compact: true })).toEqual(["o0", "o1", "o2", "o3"]);
});

test("what ends the turn comes last, on a phone as well", () => {
  const end = place(30, { label: "End turn", group: "Or", apart: true });
  expect(shown([end, ...many]).at(-1)).toBe("o30");
  expect(shown([end, ...many.slice(0, 3)], { compact: true })).toEqual(["o0", "o1", "o2", "o30"]);
});
