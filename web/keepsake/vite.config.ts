import { defineConfig } from "vite";

// One script and one style sheet with its letters inside: the Python side writes both into each keepsake.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: "../../src/fathomfive/server/static/keepsake",
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: false, // else a script of this format would carry the style
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    rollupOptions: {
      input: `${import.meta.dirname}/keepsake.ts`,
      output: { format: "iife", entryFileNames: "keepsake.js", assetFileNames: "keepsake[extname]" },
    },
  },
});
