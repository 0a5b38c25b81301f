// @vitest-environment happy-dom
import { render } from "lit";
import { expect, test } from "vitest";
import type { Reviewed } from "../src/net/types";
import { Review } from "../src/table/review";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const texts = Texts.layered("en", [["en", english]], [["en", "moment-turn = turn { $turn }"]]);
texts.names = { 0: "Ada", 1: "Tom" };

const looked = (seq: number, chance: number, more: Partial<Reviewed> = {}): Reviewed => ({
  seq,
  chance,
  fate: chance,
  seat: 0,
  moment: { id: "moment-turn", args: { turn: seq } },
  played: `Swim to C${seq}`,
  ...more,
});

function reviewOf(moments: Reviewed[], of = moments.length, seen: number[] = []): Review {
  const review = new Review("t1", 1, {
    changed: () => undefined,
    look: (seq) => void seen.push(seq),
    fork: () => undefined,
    fault: () => undefined,
  });
  review.outline = {
    seat: 1,
    result: 1,
    moments: Array.from({ length: of }, (_, n) => moments[n]?.seq ?? 100 + n),
  };
  review.moments.push(...moments);
  return review;
}

function shown(moments: Reviewed[]): { box: HTMLElement; seen: number[] } {
  const seen: number[] = [];
  const review = reviewOf(moments, moments.length, seen);
  const box = document.createElement("div");
  render(review.render(texts), box);
  return { box, seen };
}

const words = (one: Element | null | undefined): string =>
  one?.textContent?.replace(/\s+/g, " ").trim() ?? "";

test("a turning point says which turn it was, who decided and what, and leads there", () => {
  const { box, seen } = shown([looked(5, 0.5), looked(6, 0.2, { seat: 1 })]);
  const row = box.querySelector<HTMLAnchorElement>(".said-rows a")!;
  expect(words(row)).toBe("Down by 30, from 50 % to 20 % Turn 5, Ada: Swim to C5");
  expect(row.getAttribute("href")).toBe("/t/t1?at=5&seat=1");
  row.click();
  expect(seen).toEqual([5]);
});

test("where the review leapt over answers, it does not blame the first of them", () => {
  const { box } = shown([looked(5, 0.2), looked(9, 0.8, { seat: 1 })]);
  expect(words(box.querySelector(".said-rows a span"))).toBe(
    "Turn 5 to turn 9, beginning with Ada: Swim to C5",
  );
});

test("every point of the curve can be reached and has words", () => {
  const { box } = shown([looked(5, 0.5), looked(6, 0.5, { moment: "" })]);
  const points = [...box.querySelectorAll(".curve a[href]")];
  expect(points.map((one) => one.getAttribute("aria-label")!.replaceAll("\u00a0", " "))).toEqual([
    "Turn 5, Ada: 50 % with other dice, 50 % with these",
    "Ada: 50 % with other dice, 50 % with these",
  ]);
});

test("in the dock the curve grows, and once it is whole the moment where it turned stands below it", () => {
  const inDock = (moments: Reviewed[], of = moments.length): HTMLElement => {
    const box = document.createElement("div");
    render(reviewOf(moments, of).course(texts), box);
    return box;
  };
  const growing = inDock([looked(5, 0.5)], 4);
  expect(growing.querySelector(".curve")).not.toBeNull();
  expect(words(growing)).toContain("Looked at 1 of 4 moments.");
  const row = inDock([looked(5, 0.2), looked(6, 0.8), looked(7, 0.9)]).querySelector(".said-rows");
  expect(words(row).replaceAll("\u00a0", " ")).toContain(
    "It turned here, from 20 % to 80 % Turn 5, Ada: Swim to C5",
  );
  expect(words(inDock([looked(5, 0.5), looked(6, 0.52)]))).toContain("No single moment turned it.");
});
