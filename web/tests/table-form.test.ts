import { expect, test } from "vitest";
import type { Game } from "../src/net/types";
import type { Texts } from "../src/text";
import { type Plan, ownOptions, tableForm } from "../src/pages/table-form";

const game = {
  id: "pearls",
  title: "Pearls",
  options: [
    { name: "sea", kind: "choice", default: "calm", choices: ["calm", "wild"] },
    { name: "moon", kind: "choice", default: "new", choices: ["new", "full"] },
  ],
  presets: [{ id: "poor", title: "A poor bank", about: "", options: { sea: "wild" } }],
  welcome: null,
} as unknown as Game;

const texts = { has: () => false } as unknown as Texts;

const asked = (preset: string): string[] => {
  const plan: Plan = {
    game,
    options: {},
    preset,
    seats: [],
    undo: "agreement",
    patience: 120,
    chat: true,
    pointing: "usual",
    mayGrow: false,
    link: "",
    seal: "",
  };
  return tableForm(plan, texts).sections.flatMap(({ fields }) => fields.map(({ id }) => id));
};

test("what a preset is always played with is not asked", () => {
  expect(ownOptions(game, "poor")).toEqual({ sea: "wild" });
  expect(ownOptions(game, "")).toEqual({});
  expect(asked("")).toEqual(expect.arrayContaining(["sea", "moon"]));
  expect(asked("poor")).not.toContain("sea");
  expect(asked("poor")).toContain("moon");
});
