// @vitest-environment happy-dom
import { render } from "lit";
import { expect, test, vi } from "vitest";
import { besidePlate, botChoices, seatMenu, type SeatMenu } from "../src/pages/seat-menu";
import { REST } from "../src/table/rest";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const texts = Texts.layered("en", [["en", english]]);
const SCREEN = [1440, 900] as const;
const plate = (left: number, top: number, w = 300, h = 80): DOMRect =>
  ({ left, top, right: left + w, bottom: top + h }) as DOMRect;

test("bots stand in the order of their strength, whoever is usual, each with a sentence", () => {
  const offered = ["sailor", "random", "stranger", "greedy", "novice", "captain", "search"];
  const choices = botChoices(offered, texts);
  expect(choices.map(({ does }) => does.replace("bot ", ""))).toEqual([
    "random",
    "greedy",
    "novice",
    "search",
    "sailor",
    "captain",
    "stranger",
  ]);
  expect(choices.slice(0, 6).every(({ note }) => note)).toBe(true);
});

test.each([
  ["below", plate(500, 100), 400],
  ["above", plate(500, 700), 400],
  ["at its right", plate(100, 400), 700],
  ["at its left", plate(1100, 400), 700],
])("the menu opens %s, and never under the pointer", (_, box, high) => {
  const { x, y } = besidePlate(box, high, SCREEN);
  const apart = x + 260 <= box.left || x >= box.right || y + high <= box.top || y >= box.bottom;
  expect(apart).toBe(true);
  expect(x >= 8 && y >= 8 && x + 260 <= 1432 && y + high <= 892).toBe(true);
});

test("a second click in a hurry chooses nothing and closes nothing, wherever the menu has opened", () => {
  const [choose, close] = [vi.fn(), vi.fn()];
  const choices = [{ does: "me", icon: "x", label: "me" }];
  const menu: SeatMenu = { seat: 1, x: 0, y: 0, choices, plate: plate(100, 100), since: 1000 };
  const box = document.createElement("div");
  render(seatMenu(menu, texts, choose, close), box);
  const press = (on: string, at: number, clientX: number): void => {
    const click = new MouseEvent("click", { clientX, clientY: 120, bubbles: true });
    Object.defineProperty(click, "timeStamp", { value: at });
    box.querySelector(on)!.dispatchEvent(click);
  };
  const counts = (): number[] => [choose.mock.calls.length, close.mock.calls.length];
  for (const on of ["button", ".veil"]) press(on, 1000 + REST / 2, 120);
  expect(counts()).toEqual([0, 0]);
  for (const on of ["button", ".veil"]) press(on, 1000 + REST / 2, 800);
  for (const on of ["button", ".veil"]) press(on, 1001 + REST, 120);
  expect(counts()).toEqual([2, 2]);
});
