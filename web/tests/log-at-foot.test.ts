// @vitest-environment happy-dom
import { render } from "lit";
import { expect, test } from "vitest";
import type { View } from "../src/render/view";
import type { RunningLog, Told } from "../src/table/history";
import { lastLine, lineAtFoot, logInSheet } from "../src/table/log-at-foot";
import { Texts } from "../src/text";
import english from "../text/en.ftl?raw";

const told = (text: string, now = false): Told => ({ text, seq: 1, about: [], news: false, now });
const log = (...lines: Told[]): RunningLog => ({ type: "log", label: "What happened", lines });
const view = (telling: boolean): View =>
  ({
    texts: Texts.layered("en", [["en", english]]),
    telling,
    scene: {},
    under: new Set(),
  }) as unknown as View;

function drawn(part: unknown): string[] {
  const box = document.createElement("div");
  render(part, box);
  const lines = box.querySelectorAll("li, button > span");
  return [...lines].map((line) => line.textContent.replace(/\s+/g, " ").trim());
}

test("a phone shows the newest line; what is told just now has a caption already", () => {
  const three = log(told("one"), told("two"), told("three"));
  expect(drawn(lastLine(view(false), three))).toEqual(["What happened: three"]);
  expect(drawn(lastLine(view(true), three))).toEqual(["What happened: two"]);
  expect(lineAtFoot({ telling: true }, log(told("one")))).toBe(0);
});

test("whoever looks back has the line of that moment", () => {
  const looked = log(told("one"), told("two", true), told("three"));
  expect(drawn(lastLine(view(false), looked))).toEqual(["What happened: two"]);
});

test("on its side the lines before that one stand above it, the newest nearest", () => {
  const three = log(told("one"), told("two"), told("three"));
  expect(drawn(logInSheet(view(false), three))).toEqual(["two", "one"]);
  expect(drawn(logInSheet(view(true), three))).toEqual(["one"]);
  expect(drawn(logInSheet(view(false), log(told("one"))))).toEqual([]);
});
