// Of the fonts the weights that we use: the heaviest files of a first visit lose a third,
// and a letter at most what rounding takes.

import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The least and the most that `font-weight` says anywhere in src/styles. */
const WEIGHTS = { min: 400, max: 700 };
const COPYRIGHT_AND_LICENCE = [0, 13, 14];

/** The name says the weights: a browser keeps a file for ever under its name, whose hash is the whole font's. */
export const nameOf = (file: string): string =>
  file.endsWith(".woff2")
    ? `assets/[name]-${WEIGHTS.min}-${WEIGHTS.max}-[hash][extname]`
    : "assets/[name]-[hash][extname]";

export const lighterFonts = (): Plugin => ({
  name: "lighter-fonts",
  async generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== "asset" || !asset.fileName.endsWith(".woff2")) continue;
      asset.source = await subsetFont(asset.source as Uint8Array, undefined, {
        keepAllGlyphs: true,
        targetFormat: "woff2",
        preserveNameIds: COPYRIGHT_AND_LICENCE,
        variationAxes: { wght: WEIGHTS },
      });
    }
  },
});
