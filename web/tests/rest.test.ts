// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Option } from "../src/scene.gen";
import { Hand } from "../src/table/hand";
import { Keyboard } from "../src/table/keyboard";
import { Lens } from "../src/table/lens";
import { Options, sameQuestion } from "../src/table/options";
import { REST, Rest } from "../src/table/rest";
import type { TableElement } from "../src/table/table";
import { scene } from "./known";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (clientX: number, clientY = 0): { clientX: number; clientY: number } => ({ clientX, clientY });
const chip = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  label: id,
  action: { do: id },
  ...more,
});

/** A table whose answers come back at once: what was played, in order. */
function seated(...options: Option[]) {
  const played: string[] = [];
  const still = vi.fn();
  const rest = new Rest(() => undefined);
  const table = document.createElement("div");
  table.addEventListener("table-play", (event) => {
    played.push((event as CustomEvent<{ option: Option }>).detail.option.id);
    rest.follow(false);
  });
  table.addEventListener("table-still", still);
  const known = { scene: scene(1), options: new Options(scene(1, { options })), chosen: "" };
  Object.assign(table, known, { requestUpdate: () => rest.follow(false) });
  Object.defineProperty(table, "rests", { get: () => rest.on });
  const hand = new Hand(table as unknown as TableElement, { fit: () => undefined }, rest);
  const lens = new Lens(table as unknown as TableElement, hand);
  const keyboard = new Keyboard(table as unknown as TableElement, hand, lens);
  const click = (id: string, x: number): void =>
    rest.pressing(at(x), () =>
      hand.pick(
        options.find((option) => option.id === id),
        false,
      ),
    );
  const key = (name: string, repeat = false): void => {
    const event = new KeyboardEvent("keydown", { key: name, repeat, cancelable: true });
    Object.defineProperty(event, "target", { value: table });
    keyboard.down(event);
    rest.follow(false);
  };
  return { played, still, rest, table, click, key };
}

test("it lasts from the moment the table is free again", () => {
  const over = vi.fn();
  const rest = new Rest(over);
  rest.begin();
  rest.follow(true);
  vi.advanceTimersByTime(5000);
  expect(rest.on).toBe(true);
  rest.follow(false);
  vi.advanceTimersByTime(REST - 1);
  expect([rest.on, over.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([rest.on, over.mock.calls.length]).toEqual([false, 1]);
});

test("a picture that comes in the middle of it starts it again", () => {
  const rest = new Rest(() => undefined);
  rest.begin();
  rest.follow(false);
  vi.advanceTimersByTime(REST / 2);
  rest.follow(true);
  vi.advanceTimersByTime(REST);
  rest.follow(false);
  vi.advanceTimersByTime(REST - 1);
  expect(rest.on).toBe(true);
});

test.each([50, 150, 300, 500])("two clicks %i ms apart play once, wherever the second one lands", (apart) => {
  const { played, click } = seated(chip("a"), chip("b"));
  click("a", 10);
  vi.advanceTimersByTime(apart);
  click("b", 200);
  expect(played).toEqual(["a"]);
});

test("the same place stays dead until the pointer has moved, and says so", () => {
  const { played, still, rest, click } = seated(chip("a"), chip("b"));
  click("a", 10);
  vi.advanceTimersByTime(60_000);
  click("b", 12);
  expect([played, still.mock.calls.length]).toEqual([["a"], 1]);
  rest.moved(at(13)); // a tremble
  click("b", 13);
  expect(played).toEqual(["a"]);
  rest.moved(at(30));
  click("b", 12);
  expect(played).toEqual(["a", "b"]);
});

test("a double click is no yes to what asks once more", () => {
  const { played, rest, table, click } = seated(chip("end", { confirm: true }));
  click("end", 10);
  rest.follow(false);
  vi.advanceTimersByTime(150);
  click("end", 10);
  expect([played, (table as unknown as TableElement).chosen]).toEqual([[], "end"]);
  vi.advanceTimersByTime(REST);
  rest.moved(at(200));
  click("end", 200);
  expect(played).toEqual(["end"]);
});

test("a key that is held plays nothing more; pressed anew after the rest it does", () => {
  const { played, key, table } = seated(chip("a"), chip("b"));
  (table as unknown as TableElement).chosen = "a";
  key("Enter");
  expect(played).toEqual(["a"]);
  for (let n = 0; n < 40; n++) {
    vi.advanceTimersByTime(33);
    key("Enter", true);
  }
  expect(played).toEqual(["a"]);
  key("Enter");
  expect(played).toEqual(["a", "a"]);
  key("2");
  vi.advanceTimersByTime(100);
  key("2");
  expect(played).toEqual(["a", "a"]); // pressed in the rest
});

test("a question is new when what may be answered is", () => {
  const asks = (...ids: string[]) => scene(1, { options: ids.map((id) => chip(id)) });
  expect(sameQuestion(asks("a", "b"), { ...asks("a", "b"), seq: 9 })).toBe(true);
  expect(sameQuestion(asks("a", "b"), asks("a"))).toBe(false);
  expect(sameQuestion(undefined, asks("a"))).toBe(false);
  expect(sameQuestion(scene(1), scene(2))).toBe(true);
});
