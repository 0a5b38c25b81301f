import { expect, test } from "vitest";
import type { Summary } from "../src/net/types";
import { state } from "../src/pages/rows";
import { Texts } from "../src/text";

const GAME = `ask-army = Which army do you lead?
ask-diver = Who will you be, { $who }?
ask-main = { $left ->
   *[other] { $left } actions left.
}
asked-you = it is your turn
`;
const texts = new Texts("en", [["en", [GAME]]]);
const table = (asked: string): Summary =>
  ({
    phase: "playing",
    yours: true,
    name: "",
    asked,
    seats: [{ seat: 0, by: "person", name: "Ada", mine: true }],
  }) as unknown as Summary;

test("a table that waits for me says what it asks, if that can be said without its board", () => {
  expect(state(table("army"), texts)).toBe("Which army do you lead?");
  expect(state(table("diver"), texts)).toContain("Ada");
  expect(state(table("main"), texts)).toBe("it is your turn");
  expect(state(table("unknown"), texts)).toBe("it is your turn");
});
