import type { Tone } from './cloth.ts';

/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** The threads' colours of the light style sheet, for pictures, which know no style sheet. */
export const THREADS: Record<Tone, Colour> = {
  night: [18, 28, 50],
  linen: [243, 236, 221],
  gold: [238, 179, 40],
  palm: [30, 117, 70],
  clay: [197, 73, 42],
  indigo: [51, 65, 157],
};

/** A colour made lighter (above 1) or darker (below 1). */
export function shade([red, green, blue]: Colour, by: number): Colour {
  return [red * by, green * by, blue * by];
}

/** A colour on its way to another. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * part;
  return [channel(0), channel(1), channel(2)];
}

export function hex(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
