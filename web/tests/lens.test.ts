// @vitest-environment happy-dom
import { render } from "lit";
import { expect, test } from "vitest";
import { layOut } from "../src/render/layout";
import type { View } from "../src/render/view";
import type { Node } from "../src/scene.gen";
import { lensCard } from "../src/table/lens-card";
import { Options } from "../src/table/options";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";
import { scene, twoSpaces as stage } from "./known";

const nodes = {
  arm: {
    type: "piece",
    label: "Arm",
    at: "c1",
    sprite: { symbol: "", shape: "disc", tint: "#ff0000", letter: "A" },
    art: [{ type: "art", sprite: { shape: "star", tint: "#00ff00" } }],
    facts: [{ id: "below" }, "Mags is near."],
  },
  stone: { type: "piece", label: "Stone", at: "c2" },
  gems: { type: "table", label: "In the chest", facts: [{ value: "3", note: "need 1" }] },
} as unknown as Record<string, Node>;

function view(): View {
  const drawn = scene(1, { nodes, order: Object.keys(nodes) });
  return {
    scene: drawn,
    stage,
    layout: layOut(stage, drawn),
    options: new Options(drawn),
    texts: Texts.layered("en", [["en", `${english}\nbelow = It is below **the head**.`]]),
    changed: new Set(),
  } as unknown as View;
}

function lens(id: string): HTMLElement {
  const box = document.createElement("div");
  const rules = new Map([["A-1", { title: "Arms", text: "All arms alike." }]]);
  const shelf = { book: { rules, about: { arm: "A-1" } }, log: undefined, mayPoint: false };
  const at = { left: 0, top: 0, right: 0, bottom: 0 };
  render(lensCard({ kind: "lens", id, box: at, pinned: true }, view(), shelf as never), box);
  return box;
}

test("what is true of this very thing stands before the rule for all of them", () => {
  const facts = lens("arm").querySelector(".lens-facts")!;
  expect([...facts.children].map((fact) => fact.textContent)).toEqual([
    "It is below the head.",
    "Mags is near.",
  ]);
  const rule = lens("arm").querySelector(".lens-rule")!;
  expect(rule.textContent).toContain("All arms alike.");
  const order = [...lens("arm").querySelectorAll(".lens-facts, .lens-rule")].map(
    ({ className }) => className,
  );
  expect(order).toEqual(["lens-facts", "lens-rule"]);
  for (const without of ["stone", "gems"]) expect(lens(without).querySelector(".lens-facts")).toBeNull();
});

test("the picture is the piece as it lies on the board, with all that is drawn on it", () => {
  const art = lens("arm").querySelector(".lens-art")!;
  expect(art.querySelectorAll(".stand-in path")).toHaveLength(2);
  expect(art.innerHTML).toContain("#ff0000");
  expect(lens("stone").querySelector(".lens-art")).toBeNull();
});
