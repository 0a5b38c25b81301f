import { expect, test } from "vitest";
import { applyPatch } from "../src/net/patch";
import type { Node, Patch, Scene } from "../src/scene.gen";
import { scene } from "./known";

const piece = (at: string): Node => ({ type: "piece", at }) as Node;
const before: Scene = scene(3, { nodes: { a: piece("A1"), b: piece("B1") }, order: ["a", "b"] });
const patched = (patch: Partial<Patch>): Scene | undefined =>
  applyPatch(before, { base: 3, seq: 4, ...patch });

test("what is put replaces or comes last, what is dropped goes", () => {
  const after = patched({ put: { c: piece("C1"), a: piece("A2") }, drop: ["b"] });
  expect(after).toMatchObject({ seq: 4, order: ["a", "c"], nodes: { a: { at: "A2" }, c: { at: "C1" } } });
  expect(after?.nodes).not.toHaveProperty("b");
});

test("an order that is sent counts", () => {
  expect(patched({ order: ["b", "a"] })?.order).toEqual(["b", "a"]);
});

test("single fields of the scene are set", () => {
  expect(patched({ sets: { viewer: 1 } } as Partial<Patch>)?.viewer).toBe(1);
});

test("a patch for another scene is none", () => {
  expect(patched({ base: 2 })).toBeUndefined();
});

test("the scene before stays as it was", () => {
  patched({ put: { a: piece("A9") }, drop: ["b"] });
  expect(before.nodes).toEqual({ a: piece("A1"), b: piece("B1") });
});
