// @vitest-environment happy-dom
import { render } from "lit";
import { expect, test } from "vitest";
import type { View } from "../src/render/view";
import type { Option, Scene } from "../src/scene.gen";
import { buttons, confirmBar, type Dock } from "../src/table/dock";
import { Options } from "../src/table/options";
import { pinnedBar } from "../src/table/pinned";
import { tray } from "../src/table/tray";
import { Verbs } from "../src/table/verbs";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const SWIM: Option = { id: "o0", label: "Cave", group: "Swim", action: {} };
const END: Option = {
  id: "o1",
  label: "End turn",
  says: "End with 2 unused",
  pin: true,
  apart: true,
  action: {},
};

function drawn(end: Partial<Option>, chosen = "", style: Option["style"] = "chip"): HTMLElement {
  const options = new Options({
    options: [
      { ...SWIM, style },
      { ...END, ...end },
    ],
  } as unknown as Scene);
  const texts = Texts.layered("en", [["en", english]]);
  const found = options.get(chosen);
  const view = { options, texts, chosen: found, looked: found, guide: { options: new Set() } };
  const around = {
    compact: false,
    hovers: true,
    resting: false,
    verbs: new Verbs(() => undefined),
    show: undefined,
  };
  const dock: Dock = { view: view as unknown as View, ...around };
  const box = document.createElement("div");
  render([confirmBar(dock), tray(dock), buttons(dock), pinnedBar(dock)], box);
  return box;
}

const all = (box: HTMLElement, which: string): string[] =>
  [...box.querySelectorAll(which)].map((one) => one.textContent.trim());

test("what ends the turn stands in the bar at the foot and nowhere else", () => {
  const box = drawn({});
  expect(all(box, "[data-option='o1']")).toHaveLength(1);
  expect(box.querySelector(".pinned [data-option='o1']")).not.toBeNull();
  expect(all(box, ".pinned p")[0]).toContain("End with 2 unused");
});

test("it shines only when nothing is left to do", () => {
  expect(drawn({}).querySelector(".pinned .lamp")).not.toBeNull();
  expect(drawn({ confirm: true }).querySelector(".pinned .lamp")).toBeNull();
});

test.each([["chip"], ["row"]] as const)(
  "among options like a %s the yes is elsewhere, and not yellow",
  (style) => {
    const box = drawn({ confirm: true }, "o1", style);
    const yes = box.querySelector<HTMLButtonElement>("[data-play='o1']:not([disabled])");
    expect(yes?.closest(".pinned")).toBeNull();
    expect(yes?.classList.contains("lamp")).toBe(false);
    expect(all(box, ".pinned button")).toEqual(["Keep playing"]);
  },
);
