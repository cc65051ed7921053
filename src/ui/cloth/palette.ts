import type { Tone } from './cloth.ts';

/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** The thread colours of the light theme, for generated pictures, which have no style sheet. */
export const THREADS: Record<Tone, Colour> = {
  night: [18, 28, 50],
  linen: [243, 236, 221],
  gold: [238, 179, 40],
  palm: [30, 117, 70],
  clay: [197, 73, 42],
  indigo: [51, 65, 157],
};

/** Lightens (above 1) or darkens (below 1) a colour. */
export function shade([red, green, blue]: Colour, by: number): Colour {
  return [red * by, green * by, blue * by];
}

/** A colour between two others. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * part;
  return [channel(0), channel(1), channel(2)];
}

export function hex(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
