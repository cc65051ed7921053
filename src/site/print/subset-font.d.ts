declare module 'subset-font' {
  export type Axes = Record<string, number | { min: number; max: number }>;

  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    /** One value pins an axis; two keep the range between them. */
    variationAxes?: Axes;
    /** Instead of a text. */
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  }

  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: Options,
  ): Promise<Uint8Array>;
}
