import { expect, test } from "vitest";
import { ruleAbout, things, type Thing } from "../src/render/things";
import type { Node, Scene, Stage } from "../src/scene.gen";
import { place } from "../src/table/lens-card";
import { scene } from "./known";

const stage = {
  label: "board",
  box: [0, 0, 1, 1],
  spaces: [
    {
      id: "c3r5",
      label: { id: "space", args: { cell: "C5" } },
      kind: "cave",
      x: 0,
      y: 0,
      shape: { type: "circle", r: 1 },
    },
  ],
  moulds: {
    pod: { slots: [{ id: "3", label: { id: "seat" }, x: 0, y: 0, shape: { type: "circle", r: 1 } }] },
  },
} as unknown as Stage;

const drawn = (nodes: Record<string, object>): Scene =>
  scene(1, { nodes: nodes as Record<string, Node>, order: Object.keys(nodes) });

const asked = (nodes: Record<string, object>, about: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    things(drawn(nodes), stage).map((thing) => [
      thing.id || JSON.stringify(thing.label),
      ruleAbout(thing, about),
    ]),
  );

test("a space is known by its words, its kind or its id", () => {
  expect(asked({}, { space: "W", cave: "K", c3r5: "I" })).toEqual({ c3r5: "W" });
  expect(asked({}, { cave: "K", c3r5: "I" })).toEqual({ c3r5: "K" });
  expect(asked({}, { c3r5: "I" })).toEqual({ c3r5: "I" });
  expect(asked({}, { toString: "never" })).toEqual({ c3r5: "" });
});

test.each(["gem-red-2", "gem:-3,2", "gem/2", "gem.short", "gem"])("%s is a gem", (id) => {
  const gem: Thing = { id, label: "a gem", shown: {}, host: undefined, parts: [] };
  expect(ruleAbout(gem, { gem: "ALL" })).toBe("ALL");
  expect(ruleAbout(gem, { ge: "ALL" })).toBe("");
  expect(ruleAbout({ ...gem, id: "gem-red-2" }, { gem: "ALL", "gem-red": "RED" })).toBe("RED");
});

test("a part has its own rule or that of what it lies in; words and the log are no things", () => {
  const cards = [
    { id: "c1", label: "Speargun", rule: "ABIL", text: { id: "says", args: { label: "no thing" } } },
    { id: "c2", label: "Lantern" },
  ];
  const nodes = {
    hand: { type: "hand", label: { id: "hand" }, brief: { value: "2", label: "cards" }, cards },
    log: { type: "log", label: "log", lines: [] },
  };
  expect(asked(nodes, { hand: "HAND" })).toEqual({ c3r5: "", hand: "HAND", c1: "ABIL", c2: "HAND" });
});

test("marks and slots are things of the piece that bears them", () => {
  const pod = {
    type: "piece",
    label: "pod",
    mould: "pod",
    marks: [{ type: "badge", label: { id: "hearts" } }],
  };
  const found = things(drawn({ pod }), stage).find(({ id }) => id === "pod")!;
  expect(found.parts.map(({ id, label }) => [id, label])).toEqual([
    ["", { id: "hearts" }],
    ["pod/3", { id: "seat" }],
  ]);
});

const box = (left: number, top: number, w = 40, h = 40) => ({ left, top, right: left + w, bottom: top + h });
const at = (where: ReturnType<typeof box>, screen: [number, number]): string =>
  place({ id: "x", box: where }, screen);

test("a lens lies beside the thing, never over it", () => {
  expect(at(box(100, 100), [1440, 900])).toContain("left:152px");
  expect(at(box(1390, 100), [1440, 900])).toContain("right:62px");
  expect(at(box(100, 100), [390, 844])).toContain("top:152px");
  expect(at(box(100, 700), [390, 844])).toContain("bottom:156px");
});
