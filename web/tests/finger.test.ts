// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { Finger } from "../src/table/finger";

const stage = { spaces: [{ id: "c1" }] };

function table(): { element: HTMLElement; finger: Finger; points: object[]; clicks: () => number } {
  document.body.innerHTML = `<div id="table"><div class="board-well"><i data-id="c1"></i><i data-id="rock"></i></div>
    <button id="dock"></button></div>`;
  const element = document.getElementById("table")!;
  const points: object[] = [];
  let clicked = 0;
  element.addEventListener("table-point", (event) => points.push((event as CustomEvent<object>).detail));
  for (const inner of element.querySelectorAll("i, button")) inner.addEventListener("click", () => clicked++);
  const finger = new Finger(Object.assign(element, { stage, addController: () => undefined }) as never);
  finger.hostConnected();
  return { element, finger, points, clicks: () => clicked };
}

function press(element: Element): void {
  document.elementFromPoint = () => element;
  document.elementsFromPoint = () => [element];
  for (const kind of ["pointerdown", "pointerup", "click"])
    element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0 }));
}

afterEach(() => (document.body.innerHTML = ""));

test("a press that meets no space says so and means nothing else; the next one points", () => {
  const { element, finger, points, clicks } = table();
  const told = { how: vi.fn(), nowhere: vi.fn() };
  finger.arm(told);
  expect(told.how).toHaveBeenCalledOnce();
  press(element.querySelector('[data-id="rock"]')!);
  expect([told.nowhere.mock.calls.length, points.length, clicks()]).toEqual([1, 0, 0]);
  press(element.querySelector('[data-id="c1"]')!);
  expect(points).toEqual([{ at: "c1" }]);
  expect(clicks()).toBe(0);
  press(element.querySelector('[data-id="rock"]')!);
  expect(clicks()).toBe(1);
});

test("beside the board, and after Escape, a press is a press", () => {
  const { element, finger, points, clicks } = table();
  const told = { how: vi.fn(), nowhere: vi.fn() };
  finger.arm(told);
  press(element.querySelector("#dock")!);
  press(element.querySelector('[data-id="c1"]')!);
  finger.arm(told);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  press(element.querySelector('[data-id="c1"]')!);
  expect([told.nowhere.mock.calls.length, points.length, clicks()]).toEqual([0, 0, 3]);
});
