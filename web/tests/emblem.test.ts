import { expect, test } from "vitest";
import type { Beat } from "../src/net/protocol.gen";
import type { Node } from "../src/scene.gen";
import { emblem } from "../src/table/emblem";
import { scene } from "./known";

const NODES: Record<string, Node> = {
  crew: { type: "portraits", label: "", portraits: [{ id: "kasumi", label: "", sprite: { symbol: "k" } }] },
  threat: { type: "track", label: "", places: [], brief: { value: "1", sprite: { symbol: "maw" } } },
  seats: { type: "seats", label: "", seats: [{ seat: 1, label: "", sprite: { symbol: "tom" } }] },
};
const symbols = (beat: Partial<Beat>, seat: number | null = 1): (string | undefined)[] =>
  emblem({ text: "it", rule: "", seat, args: {}, motions: [], beat }, scene(1, { nodes: NODES })).map(
    ({ symbol }) => symbol,
  );

test("a tell beside the board has the card or the dice that it brought", () => {
  expect(symbols({ shows: { label: "", symbol: "card" }, touches: ["kasumi"] })).toEqual(["card"]);
  expect(symbols({ shows: { label: "", spots: ["d1", "d2", "d3", "d4"], look: "dice" } })).toEqual([
    "d1",
    "d2",
    "d3",
  ]);
});

test("else what it touches, wherever that lies, else whoever did it", () => {
  expect(symbols({ touches: ["kasumi", "threat", "nowhere"] })).toEqual(["k", "maw"]);
  expect(symbols({})).toEqual(["tom"]);
  expect(symbols({}, null)).toEqual([]);
});
