// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Layout } from "../src/render/layout";
import { Hand } from "../src/table/hand";
import { Keyboard } from "../src/table/keyboard";
import { Lens } from "../src/table/lens";
import { Rest } from "../src/table/rest";
import type { TableElement } from "../src/table/table";

const PIECES = { west: [0, 1], east: [2, 1], north: [1, 0], south: [1, 2], middle: [1, 1] } as const;

function tableAt(focusId: string): TableElement {
  const table = document.createElement("div");
  for (const id of Object.keys(PIECES)) {
    const face = Object.assign(document.createElement("button"), { className: "face" });
    face.dataset["id"] = id;
    table.append(face);
  }
  document.body.replaceChildren(table);
  const standing = new Map(
    Object.entries(PIECES).map(([id, [x, y]]) => [id, { x: 100 * x, y: 100 * y, w: 40, h: 40 }]),
  );
  const layout = { spots: new Map(), standing } as unknown as Layout;
  return Object.assign(table, {
    scene: {},
    layout,
    focusId,
    keyed: false,
    targets: () => Object.keys(PIECES),
  }) as unknown as TableElement;
}

test.each([
  ["ArrowRight", "east"],
  ["ArrowDown", "south"],
  ["ArrowLeft", "west"],
  ["ArrowUp", "north"],
])("%s walks to the target in the %s", (key, there) => {
  const table = tableAt("middle");
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  Object.defineProperty(event, "target", { value: table });
  const hand = new Hand(table, { fit: () => undefined }, new Rest(() => undefined));
  new Keyboard(table, hand, new Lens(table, hand)).down(event);
  expect((document.activeElement as HTMLElement).dataset["id"]).toBe(there);
  expect(event.defaultPrevented).toBe(true);
});
