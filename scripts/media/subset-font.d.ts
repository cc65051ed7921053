declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    /** One value pins an axis; two keep the part between them. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
