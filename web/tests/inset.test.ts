// Where the whole board lies in a corner: where it hides least of what can be answered.

import { expect, test } from "vitest";
import { freerAtRight } from "../src/table/inset";

const SEEN = { left: 0, top: 0, right: 390, bottom: 500 };
const at = (x: number, y: number): { x: number; y: number; r: number } => ({ x, y, r: 20 });

test("it keeps to the left while nothing can be answered there", () => {
  expect(freerAtRight([], SEEN, 1)).toBe(false);
  expect(freerAtRight([at(200, 480), at(30, 100)], SEEN, 1)).toBe(false);
});

test("it gives way to what can be answered, if the right is freer", () => {
  expect(freerAtRight([at(30, 480)], SEEN, 1)).toBe(true);
  expect(freerAtRight([at(30, 480), at(370, 480)], SEEN, 1)).toBe(false);
});

test("what it hides is counted in pixels, however close the board is", () => {
  expect(freerAtRight([at(150, 480)], SEEN, 1)).toBe(false);
  expect(freerAtRight([at(150, 480)], SEEN, 2)).toBe(true);
});
