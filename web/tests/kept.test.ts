// @vitest-environment happy-dom
// What lies on the board as before is not drawn again; what reads, lights or can be done otherwise is.

import { render } from "lit";
import { expect, it } from "vitest";
import { boardSvg } from "../src/render/board";
import { layOut } from "../src/render/layout";
import type { View } from "../src/render/view";
import type { Scene, Stage } from "../src/scene.gen";
import { Options } from "../src/table/options";
import { Texts } from "../src/text";

const NONE: ReadonlySet<string> = new Set();
const STAGE = {
  id: "s",
  box: [0, 0, 100, 100],
  spaces: [
    { id: "a", x: 20, y: 20, shape: { type: "circle", r: 10 }, label: "Cave" },
    { id: "b", x: 60, y: 20, shape: { type: "circle", r: 10 }, label: { id: "person", args: { seat: 1 } } },
  ],
} as unknown as Stage;
const diver = {
  type: "piece",
  at: "a",
  label: "Diver",
  art: [{ type: "lettering", text: { id: "person", args: { seat: 1 } } }],
};
const scene = (nodes: object, options: object[] = []): Scene =>
  ({ seq: 1, nodes, order: Object.keys(nodes), options, owners: [] }) as unknown as Scene;

function view(shown: Scene, texts: Texts): View {
  return {
    scene: shown, stage: STAGE, layout: layOut(STAGE, shown), options: new Options(shown), lit: new Set(), aims: undefined,
    texts, looked: undefined, chosen: undefined, changed: NONE, focus: "", stop: "", people: new Map(), telling: false,
    under: NONE, mayPlayAgain: false, guide: { options: NONE, shown: [], ids: NONE },
  } as unknown as View; // prettier-ignore
}

const english = (): Texts => new Texts("en", [["en", ["person = Somebody"]]]);
const table = document.createElement("div");
const draw = (shown: Scene, texts: Texts): unknown =>
  render(boardSvg(view(shown, texts), "", "roomy"), table);
const body = (): string => table.querySelector("[data-piece=d] .body")!.textContent.trim();
const face = (id: string): Element => table.querySelector(`.face[data-id="${id}"]`)!;

it("a piece that is the same is left alone, and one that came anew is drawn", () => {
  const texts = english();
  let asked = 0;
  const counted = { ...diver, get art() { return (asked++, diver.art); } }; // prettier-ignore
  draw(scene({ d: counted }), texts);
  const once = asked;
  draw(scene({ d: counted }), texts);
  expect(asked).toBe(once);
  draw(scene({ d: { ...diver, art: [{ type: "lettering", text: "Rescued" }] } }), texts);
  expect(body()).toBe("Rescued");
});

it("it is drawn again where somebody else sits down", () => {
  const texts = english();
  draw(scene({ d: diver }), texts);
  expect(body()).toBe("Somebody");
  expect(face("b").getAttribute("aria-label")).toBe("Somebody");
  texts.names = { 1: "Ada" };
  draw(scene({ d: diver }), texts);
  expect(body()).toBe("Ada");
  expect(face("b").getAttribute("aria-label")).toBe("Ada");
});

it("a space that can be gone to becomes a button, and none again", () => {
  const texts = english();
  draw(scene({ d: diver }), texts);
  expect(face("a").getAttribute("role")).toBe("img");
  draw(scene({ d: diver }, [{ id: "1", label: "Swim", touches: ["a"] }]), texts);
  expect(face("a").getAttribute("role")).toBe("button");
  expect(face("a").getAttribute("aria-label")).toBe("Cave. Swim");
  draw(scene({ d: diver }), texts);
  expect(face("a").getAttribute("role")).toBe("img");
});

it("whatever glows does so in two groups, of the spaces and of the pieces: each is a layer of the screen", () => {
  const touched = ["d", "e", "a", "b"].map((id) => ({ id, label: id, touches: [id] }));
  const shown = scene({ d: diver, e: { ...diver, at: "b" } }, touched);
  const seen = view(shown, english());
  render(boardSvg({ ...seen, lit: new Set(seen.options.open) }, "", "roomy"), table);
  const glows = [...table.querySelectorAll(".glow")];
  expect(glows.map((one) => one.children.length)).toEqual([2, 2]);
  expect(table.querySelectorAll("[data-piece] .ring")).toHaveLength(2);
});
