// The service worker's list of what belongs to the app: what the first page needs, and all the rest. Its name for
// this release is a hash of that, so that the worker changes when, and only when, something of the app does.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ALWAYS = ["/again.js", "/art.svg", "/favicon.svg", "/manifest.webmanifest"];
const WORKER = "sw.js";
/** The workers of a house in the browser: a server's page never starts them, and `fathom site` lists them itself. */
const OF_A_SITE = /^assets\/(house|thinker)-/;

export const shell = (): Plugin => ({
  name: "shell",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      const named = Object.values(bundle).filter(({ fileName }) => fileName.startsWith("assets/"));
      const entry = named.find((one) => one.type === "chunk" && one.isEntry);
      const needed = new Set(entry?.type === "chunk" ? [entry.fileName, ...entry.imports] : []);
      const isFirst = (file: string): boolean => needed.has(file) || file.endsWith(".css");
      const paths = named.map(({ fileName }) => fileName).sort();
      const hash = createHash("sha256");
      for (const path of paths) hash.update(path);
      hash.update(worker.code).update(readFileSync("index.html"));
      for (const path of ALWAYS) hash.update(readFileSync(`public${path}`));
      const list = {
        release: hash.digest("hex").slice(0, 12),
        first: ["/", ...ALWAYS, ...paths.filter(isFirst).map((path) => `/${path}`)],
        rest: paths
          .filter((path) => !isFirst(path) && !path.endsWith(".woff2") && !OF_A_SITE.test(path))
          .map((path) => `/${path}`),
      };
      worker.code = `const SHELL=${JSON.stringify(list)};${worker.code}`;
    },
  },
});
