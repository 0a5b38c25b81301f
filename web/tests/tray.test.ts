// @vitest-environment happy-dom
import { nothing, render } from "lit";
import { expect, test } from "vitest";
import type { View } from "../src/render/view";
import type { Option, Scene } from "../src/scene.gen";
import type { Dock } from "../src/table/dock";
import { tray } from "../src/table/tray";
import type { Layout } from "../src/render/layout";
import { Options } from "../src/table/options";
import { Verbs } from "../src/table/verbs";
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
  { chosen = "", opened = [] as string[], compact = false, onBoard = 40, taken = "" } = {},
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
  const verbs = new Verbs(() => undefined);
  for (const verb of opened) verbs.unfold(verb);
  verbs.take(taken);
  const around = { compact, hovers: !compact, resting: false, verbs, show: undefined };
  const dock: Dock = { view: view as unknown as View, ...around };
  const box = document.createElement("div");
  render(tray(dock) ?? nothing, box);
  return [...box.querySelectorAll("button")].map(
    (button) =>
      button.dataset["option"] ?? button.dataset["more"] ?? button.textContent.trim().replace(/\s+/g, " "),
  );
}

const many = Array.from({ length: 28 }, (_, n) => place(n));
const more = '"Command"'; // the button that opens the list
const first = ["o0", "o1", "o2", "o3", "o4", "o5"];

test("a long list of places shows its first ones and says how many more there are", () => {
  expect(shown(many)).toEqual([...first, more]);
  expect(shown(many.slice(0, 9))).toHaveLength(9);
});

test("what was chosen on the board is in the tray, too", () => {
  expect(shown(many, { chosen: "o20" })).toEqual([...first, "o20", more]);
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

const aimed = many.map((option) => ({ ...option, point: "point at a dome" }));
const LINE = "Command point at a dome, 28 to choose from";

test("a verb that is pointed at on the board is one line, and opens as a plain list", () => {
  expect(shown(aimed)).toEqual([LINE, more]);
  expect(shown(aimed, { chosen: "o20" })).toEqual([LINE, more, "o20"]);
  expect(shown(aimed, { opened: [more] })).toHaveLength(30);
});

test("it is a line only if all of it says so and lies on the board", () => {
  expect(shown([...aimed, place(30)])).not.toContain(LINE);
  expect(shown(aimed, { onBoard: 20 })).toHaveLength(28);
});

test("on a phone it is one tile, which brings the others when it is taken up", () => {
  expect(shown(aimed, { compact: true })).toEqual(["Command28"]);
  expect(shown(aimed, { compact: true, taken: more })).toEqual(["Command28", ...first, more]);
});

test("many targets are dark until their verb is taken up, few are lit at once", () => {
  const end = place(30, { group: "Or", pin: true });
  const move = [31, 32].map((n) => place(n, { group: "Move", point: "point at a dome" }));
  const standing = new Map([...aimed, ...move].map(({ touches }) => [touches![0]!, { x: 0, y: 0 }]));
  const layout = { spots: new Map(), standing } as unknown as Layout;
  const verbs = new Verbs(() => undefined);
  const lit = (open: Option[]): number => verbs.light(open, layout).lit.size;
  expect(lit([...aimed, ...move, end])).toBe(3);
  expect(lit([...aimed, end])).toBe(29); // nothing else can be meant
  verbs.turn(more);
  expect(lit([...aimed, ...move, end])).toBe(28);
  expect(verbs.light([...aimed, ...move, end], layout).aims?.has("p31")).toBe(false);
  expect(verbs.among([aimed[0]!, move[0]!])).toEqual([aimed[0]]);
  verbs.turn(more);
  expect(lit([...aimed, ...move, end])).toBe(3);
});
