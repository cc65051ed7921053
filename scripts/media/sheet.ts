import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** In pixels of the sheet. */
const GAP = 18;
const GROUND = { light: '#cfc6b6', dark: '#3a4050' };

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Shot {
  input: Buffer;
  width: number;
  height: number;
}

/** The pictures of a subject are side by side, with so many subjects in a row. */
export function compose(shots: readonly (readonly Shot[])[], inARow: number, theme: Theme): Sharp {
  const placed: OverlayOptions[] = [];
  let top = GAP;
  let right = 0;
  for (let start = 0; start < shots.length; start += inARow) {
    const row = shots.slice(start, start + inARow).flat();
    let left = GAP;
    for (const { input, width } of row) {
      placed.push({ input, left, top });
      left += width + GAP;
    }
    right = Math.max(right, left);
    top += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const ground = { width: right, height: top, channels: 3, background: GROUND[theme] } as const;
  return sharp({ create: ground }).composite(placed).webp({ quality: 80 });
}
