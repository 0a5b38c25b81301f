import { expect, test } from "vitest";
import { layOut } from "../src/render/layout";
import type { Node, Stage } from "../src/scene.gen";
import { ringsOf } from "../src/table/line-lights";
import { scene } from "./known";

const stage = {
  label: "board",
  box: [0, 0, 300, 300],
  spaces: ["c1", "c2"].map((id, n) => ({
    id,
    label: id,
    x: 50 + 100 * n,
    y: 50,
    shape: { type: "rect", w: 60, h: 60 },
  })),
} as unknown as Stage;

const nodes = {
  arm: { type: "piece", label: "Arm", at: "c1", sprite: { shape: "disc" } },
} as unknown as Record<string, Node>;

test("a line that speaks of a piece and of its space has one ring there", () => {
  const layout = layOut(stage, scene(1, { nodes, order: ["arm"] }));
  expect(ringsOf(layout, ["arm", "c1"])).toHaveLength(1);
  expect(ringsOf(layout, ["arm", "c1"])).toEqual(ringsOf(layout, ["c1"]));
  expect(ringsOf(layout, ["arm", "c2"])).toHaveLength(2);
  expect(ringsOf(layout, ["arm", "arm", "nowhere"])).toHaveLength(1);
});
