// @vitest-environment happy-dom
// A house that has no time: its words are asked for again, and the page says so in its own.

import { afterEach, expect, it, vi } from "vitest";
import english from "../text/en.ftl?raw";
import { Refused } from "../src/net/api";
import { file } from "../src/net/hosted";
import { Page } from "../src/pages/page";
import { Texts } from "../src/text";

class Door extends Page {}
customElements.define("ff-door", Door);

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number): unknown =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("words", { status })));

it.each([429, 500, 503])("a file refused by %i is not taken for one that is not there", async (status) => {
  answering(status);
  await expect(file("/api/text/en.ftl")).rejects.toThrow("en.ftl");
});

it("a file that is not there is nothing", async () => {
  answering(404);
  expect(await file("/api/text/en.ftl")).toBeUndefined();
});

it("a refusal without the words of the house is still a sentence", () => {
  const door = new Door();
  const refused = new Refused(429, "too-many", { id: "refused-rate" });
  door.texts = new Texts("en", [["en", [english]]]);
  expect(door.fault(refused)).toContain("it is busy");
  expect(door.fault(new TypeError())).toContain("it is busy");
  door.texts = new Texts("en", [["en", [english, "refused-rate = Too many."]]]);
  expect(door.fault(refused)).toBe("Too many.");
});
