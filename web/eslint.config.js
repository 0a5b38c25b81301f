// What the compiler does not see: promises nobody waits for, markup that Lit misreads, files and lines nobody reads.
// Circles between files are a test of our own (tests/circles.test.ts): the rule for it overlooks types.

import js from "@eslint/js";
import { configs as lit } from "eslint-plugin-lit";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["node_modules", "**/*.gen.ts"]),
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeChecked, lit["flat/recommended"]],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Prettier breaks what it can; this is for words and templates, which it leaves alone.
      "max-len": ["error", { code: 140 }],
      "max-lines": ["error", 300],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    // Runs before anything is loaded, so it is no module; these are what it finds in a page.
    files: ["public/*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        ["addEventListener", "document", "Element", "location", "sessionStorage", "setTimeout"].map(
          (name) => [name, "readonly"],
        ),
      ),
    },
  },
  {
    files: ["src/**/*.ts"],
    ignores: ["src/net/**", "src/worker/**"],
    rules: { "no-restricted-globals": ["error", "fetch", "WebSocket"] },
  },
);
