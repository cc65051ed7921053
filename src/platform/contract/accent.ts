import { contrast, hexOf, type Shade, shadeOf } from './colour.ts';

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const CONTRAST_MIN = 4.5;
const DARK_TEXT = '#0d1427';
const LIGHT_TEXT = '#fffdf9';
/** How much lighter or darker the accent is under the pointer. */
const STRONGER = 0.05;
const STEP = 0.005;

interface Accent {
  accent: Shade;
  /** The accent under the pointer: further away from its text. */
  strong: Shade;
  onAccent: string;
}

/** The accent with its text, dark or light, whichever is easier to read on it. */
export function accentOf(hex: string): Accent {
  const accent = shadeOf(hex);
  const isDark = contrast(hex, DARK_TEXT) < contrast(hex, LIGHT_TEXT);
  const lightness = accent.lightness + (isDark ? -STRONGER : STRONGER);
  return { accent, strong: { ...accent, lightness }, onAccent: isDark ? LIGHT_TEXT : DARK_TEXT };
}

/** The contrast of text on this accent, from 1 to 21. */
export function accentContrast(hex: string): number {
  return contrast(hex, accentOf(hex).onAccent);
}

/** The accent itself, if text on it can be read, else the nearest lighter or darker one on which it can. */
export function nearestAccent(hex: string): string {
  const shade = shadeOf(hex);
  for (let away = 0; away < 1; away += STEP) {
    const near = [hex, lighter(shade, -away), lighter(shade, away)].slice(away === 0 ? 0 : 1);
    const found = near.find((colour) => accentContrast(colour) >= CONTRAST_MIN);
    if (found) return found;
  }
  return DARK_TEXT;
}

function lighter(shade: Shade, by: number): string {
  return hexOf({ ...shade, lightness: Math.min(Math.max(shade.lightness + by, 0), 1) });
}
