// A rule of looks stands in one place: whoever changes it must not have to know of a second.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../src/styles/", import.meta.url);
/** So many lines in a row that say the same are no chance. */
const SAME = 5;

function runs(file: string): [lines: string, rule: string][] {
  const sheet = readFileSync(new URL(file, FOLDER), "utf8").replace(/\/\*.*?\*\//gs, "");
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) => {
    const lines = body!.split(";").map((line) => line.trim()).filter(Boolean); // prettier-ignore
    return lines
      .slice(SAME - 1)
      .map((_, n): [string, string] => [lines.slice(n, n + SAME).join("; "), `${file} ${selector!.trim()}`]);
  });
}

test("no rule of looks is written twice", () => {
  const places = new Map<string, string[]>();
  for (const [lines, rule] of readdirSync(FOLDER)
    .filter((name) => name.endsWith(".css"))
    .flatMap(runs))
    places.set(lines, [...(places.get(lines) ?? []), rule]);
  expect([...places].filter(([, rules]) => rules.length > 1)).toEqual([]);
});

test("letters grow with the setting: none are measured in pixels", () => {
  const drawn = /(?:text|\.initial) \{[^}]*\}/g; // inside a drawing they grow with it
  const fixed = readdirSync(FOLDER).flatMap((file) =>
    [
      ...readFileSync(new URL(file, FOLDER), "utf8")
        .replace(drawn, "")
        .matchAll(/font(?:-size)?:[^;/]*[\d.]+px[^;]*/g),
    ].map(([rule]) => `${file} ${rule}`),
  );
  expect(fixed).toEqual([]);
});
