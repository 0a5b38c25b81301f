// No file of the client leads back to itself, not even through types: each can be read without the others.

import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.ts", { query: "?raw", import: "default", eager: true });
const FROM = /(?:\bfrom|\bimport\(|^import)\s*"(\.[^"?]+)"/gm;

type Leads = ReadonlyMap<string, readonly string[]>;

function leadsOf(files: Record<string, string>): Leads {
  const beside = (path: string, to: string): string => {
    const folders = path.split("/").slice(0, -1);
    for (const part of to.split("/")) {
      if (part === "..") folders.pop();
      else if (part !== ".") folders.push(part);
    }
    return `${folders.join("/")}.ts`;
  };
  // ".." of a path that begins with ".." would be taken for a folder's name
  const plain = (path: string): string => path.replace(/^\.\.\//, "");
  return new Map(
    Object.entries(files).map(([path, text]) => [
      plain(path),
      [...text.matchAll(FROM)].map(([, to]) => beside(plain(path), to!)),
    ]),
  );
}

/** The first way that ends where it began. */
function circle(leads: Leads): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of leads.get(file) ?? []) {
      const found = walk(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of leads.keys()) {
    const found = walk(file, []);
    if (found) return found;
  }
  return undefined;
}

test("no file leads back to itself", () => {
  const leads = leadsOf(sources);
  expect(leads.size).toBeGreaterThan(80);
  expect(leads.get("src/main.ts")).toContain("src/app.ts");
  expect(circle(leads)).toBeUndefined();
});

test("a circle is found, even one of types and lazy imports", () => {
  const files = {
    "../src/a.ts": 'import type { B } from "./deep/b";',
    "../src/deep/b.ts": 'export { c } from "../c";',
    "../src/c.ts": 'const a = () => import("./a");',
  };
  expect(circle(leadsOf(files))).toEqual(["src/a.ts", "src/deep/b.ts", "src/c.ts", "src/a.ts"]);
  expect(circle(leadsOf({ ...files, "../src/c.ts": 'import "lit";' }))).toBeUndefined();
});
