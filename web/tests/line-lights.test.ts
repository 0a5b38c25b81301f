import { expect, test } from "vitest";
import { layOut } from "../src/render/layout";
import type { Node } from "../src/scene.gen";
import { ringsOf } from "../src/table/line-lights";
import { scene, twoSpaces as stage } from "./known";

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
