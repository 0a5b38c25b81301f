// @vitest-environment happy-dom
// What a challenge shows: the heap of results, the card for friends, the link of a day.

import { describe, expect, it } from "vitest";
import type { Game } from "../src/net/types";
import { dayNamed, diveCode, diveOf } from "../src/pages/dives";
import { cardSvg, cardText, wrapped, type Card } from "../src/pages/share-card";
import { columnsOf } from "../src/pages/spread";

const CARD: Card = {
  where: "Fathom Five, dive of 18 November",
  head: "Ada: won, turn 29",
  game: "none",
  title: "A game, place 3 of 41",
  marks: [true, true, false],
  marked: "Ahead of 2 of 3 bots.",
  link: "https://house.example/c/20261118-none",
};

describe("the heap of results", () => {
  it("has a column for every figure between the least and the most", () => {
    const columns = columnsOf(
      [
        { won: true, figure: 24, count: 1 },
        { won: true, figure: 27, count: 3 },
      ],
      27,
    );
    expect(columns.map(({ from, count, yours }) => [from, count, yours])).toEqual([
      [24, 1, false],
      [25, 0, false],
      [26, 0, false],
      [27, 3, true],
    ]);
  });

  it("lets neighbours share a column where there are many, and loses nobody", () => {
    const groups = Array.from({ length: 60 }, (_, n) => ({ won: true, figure: n, count: 2 }));
    const columns = columnsOf(groups, 59);
    expect(columns.length).toBeLessThan(10);
    expect(columns.reduce((sum, column) => sum + column.count, 0)).toBe(120);
    expect(columns.at(-1)!.yours).toBe(true);
  });
});

describe("the card", () => {
  it("says it in a few lines, with a square for each bot", () => {
    expect(cardText(CARD).split("\n")).toEqual([
      CARD.where,
      CARD.head,
      "■■□ Ahead of 2 of 3 bots.",
      CARD.link,
    ]);
  });

  it("shows a name as it is, whatever stands in it", () => {
    const drawn = cardSvg({ ...CARD, head: `<script>"x" & y` });
    expect(drawn).not.toContain("<script>");
    expect(drawn).toContain("&lt;script&gt;&quot;x&quot; &amp;");
  });

  it("breaks a long head into two lines", () => {
    expect(wrapped("Ada and Bob: won, turn twenty-nine, four points", 20)).toHaveLength(2);
  });
});

describe("today's dive", () => {
  const games = ["b", "a", "c"].map((id) => ({ id, welcome: {} }) as Game);
  const noon = Date.UTC(2026, 10, 18, 12);

  it("is named by the day in UTC and the game", () => {
    expect(diveCode("a", noon)).toBe("20261118-a");
    expect(dayNamed("2026-11-18", "en-GB")).toBe("18 November");
  });

  it("puts another game forward every day, whatever order the games come in", () => {
    const days = [0, 1, 2].map((n) => diveOf(games, noon + n * 86_400_000)?.id);
    expect(new Set(days).size).toBe(3);
    expect(diveOf([...games].reverse(), noon)?.id).toBe(days[0]);
    expect(diveOf([], noon)).toBeUndefined();
  });
});
