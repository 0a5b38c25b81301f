import { defineConfig } from "vite";

// The built files go into the Python package, so that whoever installs it needs no Node.
export default defineConfig(({ command }) => ({
  build: {
    outDir: "../src/fathomfive/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] } },
  publicDir: command === "build" ? "public" : "public",
}));
