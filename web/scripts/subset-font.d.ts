// The package comes without types; this is what we use of it.

declare module "subset-font" {
  interface Options {
    keepAllGlyphs?: boolean;
    targetFormat?: "woff2";
    preserveNameIds?: number[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, text?: string, options?: Options): Promise<Uint8Array>;
}
