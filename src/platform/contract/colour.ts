import { ColorSpace, contrastWCAG21, OKLCH, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';

for (const space of [sRGB, OKLCH]) ColorSpace.register(space);

/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Shade {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Reads '#rrggbb'. A grey has no hue; it gets 0. */
export function shadeOf(hex: string): Shade {
  const [lightness, chroma, hue] = to(hex, OKLCH).coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** The colour as '#rrggbb'. A chroma that screens can't show is reduced. */
export function hexOf({ lightness, chroma, hue }: Shade): string {
  const color = { space: OKLCH, coords: [lightness, chroma, hue] as [number, number, number], alpha: 1 };
  return serialize(toGamut(to(color, sRGB)), { format: 'hex', collapse: false });
}

/** The contrast between two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastWCAG21(one, other);
}
