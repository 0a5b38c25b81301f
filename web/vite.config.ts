import { defineConfig } from "vite";
import { lighterFonts, nameOf } from "./scripts/lighter-fonts";

// The built files go into the Python package, so that whoever installs it needs no Node.
export default defineConfig(({ command }) => ({
  plugins: [lighterFonts()],
  build: {
    outDir: "../src/fathomfive/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: { output: { assetFileNames: ({ names }) => nameOf(names[0] ?? "") } },
  },
  server: { fs: { allow: [".."] } },
  publicDir: command === "build" ? "public" : "public",
}));
