import { afterEach, expect, test, vi } from "vitest";
import { wantsHomeScreen } from "../src/net/worker";

afterEach(() => vi.unstubAllGlobals());

test("an iPhone's tab wants its Home Screen, what was put there and other browsers do not", () => {
  const asked = (navigator: object): boolean => {
    vi.stubGlobal("navigator", navigator);
    return wantsHomeScreen();
  };
  expect(asked({ standalone: false })).toBe(true);
  expect(asked({ standalone: true })).toBe(false);
  expect(asked({})).toBe(false);
});
