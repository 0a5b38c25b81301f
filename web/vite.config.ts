import { defineConfig } from "vite";
import { lighterFonts, nameOf } from "./scripts/lighter-fonts";
import { shell } from "./scripts/shell";

// The built files go into the Python package, so that whoever installs it needs no Node.
export default defineConfig(({ command }) => ({
  plugins: [lighterFonts(), shell()],
  build: {
    outDir: "../src/fathomfive/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      output: {
        assetFileNames: ({ names }) => nameOf(names[0] ?? ""),
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  // A static site may lie in any folder: scripts and styles find each other from where they lie. The page, which has
  // many addresses, names whole paths, and whoever writes a site gives it others.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  server: { fs: { allow: [".."] } },
  publicDir: command === "build" ? "public" : "public",
}));
