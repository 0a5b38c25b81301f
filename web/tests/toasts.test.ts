// @vitest-environment happy-dom
import { render } from "lit";
import { expect, test, vi } from "vitest";
import { Toasts, type Toast } from "../src/table/toasts";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const texts = Texts.layered("en", [["en", english]]);
const notice = (n: number): Toast => ({ id: `notice-${n}`, tone: "info", text: `Entry ${n}` });
const question = (id: string, yes: string, act = vi.fn()): Toast => ({
  id,
  tone: "info",
  text: id,
  answers: [
    { label: "No", act: vi.fn() },
    { label: yes, act },
  ],
});

function shown(): {
  toasts: Toasts;
  page: HTMLElement;
  button: (label: string) => HTMLElement;
  ids: () => string[];
} {
  const page = document.createElement("main");
  const toasts: Toasts = new Toasts(() => render(toasts.render(texts, vi.fn()), page));
  const labelled = (label: string): HTMLElement =>
    [...page.querySelectorAll("button")].find((one) => one.textContent.trim() === label)!;
  const ids = (): string[] =>
    [...page.querySelectorAll<HTMLElement>("[data-toast]")].map((one) => one.dataset.toast!);
  return { toasts, page, button: labelled, ids };
}

test("newer words stand where the older stood: a button does not become another under a finger", () => {
  const { toasts, button, ids } = shown();
  const agreed = vi.fn();
  const covered = vi.fn();
  toasts.show(question("proposal", "Agree", agreed));
  toasts.show(question("offer-1", "Let a bot play", covered));
  const pressed = button("Agree");
  toasts.show(question("proposal", "Agree", agreed)); // as whenever somebody comes, goes or votes
  pressed.click();
  expect([agreed.mock.calls.length, covered.mock.calls.length]).toEqual([1, 0]);
  expect(ids()).toEqual(["proposal", "offer-1"]);
});

test("what goes by itself takes no button away and gives none another's place", () => {
  const { toasts, page, button, ids } = shown();
  const agreed = vi.fn();
  toasts.show(notice(8));
  toasts.show(question("proposal", "Agree", agreed));
  toasts.show(notice(9));
  const pressed = button("Agree");
  toasts.drop("notice-8");
  expect(page.contains(pressed)).toBe(true);
  pressed.click();
  expect(agreed).toHaveBeenCalledOnce();
  expect(ids()).toEqual(["proposal", "notice-9"]);
});
