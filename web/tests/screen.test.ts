// @vitest-environment happy-dom

import { afterEach, expect, test } from "vitest";
import type { TableInfo } from "../src/net/types";
import { doorTo, forgetTable, keepDoor, lastTable } from "../src/pages/screen-memory";
import { routeOf } from "../src/router";
import { change } from "../src/settings";
import { isHand } from "../src/table/phone-hand";
import { asWatched } from "../src/table/on-screen";

afterEach(() => change({ hand: "screen" }));

const at = (path: string): URL => new URL(path, "http://house.example");

const table = (screen: boolean, seats: number[]): TableInfo =>
  ({
    screen,
    seats: [
      { seat: 0, by: "person", mine: true },
      { seat: 1, by: "bot" },
    ],
    you: { guest: "g", role: "player", seats, host: true },
  }) as unknown as TableInfo;

test("the address says whether it is a screen", () => {
  expect(routeOf(at("/screen"))).toEqual({ page: "screen" });
  expect(routeOf(at("/t/a1?screen=tv#w.x"))).toMatchObject({ table: "a1", screen: true, token: "w.x" });
  expect(routeOf(at("/t/a1"))).toMatchObject({ screen: false });
});

test("a phone is a hand where there is a screen, unless its owner says otherwise", () => {
  expect(isHand(table(true, [0]))).toBe(true);
  expect(isHand(table(false, [0]))).toBe(false);
  expect(isHand(table(true, []))).toBe(false);
  change({ hand: "never" });
  expect(isHand(table(true, [0]))).toBe(false);
  change({ hand: "always" });
  expect(isHand(table(false, [0]))).toBe(true);
});

test("on a screen nobody sits and nobody hosts", () => {
  const seen = asWatched(table(true, [0]));
  expect(seen.you).toMatchObject({ seats: [], host: false });
  expect(seen.seats.some((seat) => seat.mine)).toBe(false);
});

test("a screen remembers its table until it is shown out", () => {
  keepDoor("a1", { path: "/t/a1#p.x", words: "kelp-lamp-reef-4217" });
  expect(lastTable()).toBe("a1");
  expect(doorTo("a1")?.words).toBe("kelp-lamp-reef-4217");
  forgetTable("a1");
  expect([lastTable(), doorTo("a1")]).toEqual(["", undefined]);
});
