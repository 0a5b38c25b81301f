import { expect, test } from "vitest";
import { apart } from "../src/table/told";

test("the first sentence is the headline, the others stand below it", () => {
  expect(apart("Kraken card **Slow Coil**. The head moves 1 space left. An arm rises.")).toEqual([
    "Kraken card **Slow Coil**.",
    "The head moves 1 space left. An arm rises.",
  ]);
  expect(apart("**Vega** swims from E2 to the Lair at F2.")).toEqual([
    "**Vega** swims from E2 to the Lair at F2.",
    "",
  ]);
  expect(apart("A tentacle grips **Vega** at C3!")).toEqual(["A tentacle grips **Vega** at C3!", ""]);
});
