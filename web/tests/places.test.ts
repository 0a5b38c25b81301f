import { expect, test } from "vitest";
import type { Node } from "../src/scene.gen";
import { panelsOf } from "../src/table/places";
import { scene } from "./known";

test("a row without cards is no panel, unless its free places count", () => {
  const row = (more: object): Node => ({ type: "row", label: "Quests", cards: [], ...more });
  const rows = { none: row({}), free: row({ places: 3 }), one: row({ cards: [{ id: "q", label: "Q" }] }) };
  const shown = panelsOf(scene(1, { nodes: rows, order: Object.keys(rows) })).map(([id]) => id);
  expect(shown).toEqual(["free", "one"]);
});
