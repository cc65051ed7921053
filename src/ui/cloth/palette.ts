import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import type { Tone } from './cloth.ts';

/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** The thread colours of our own look, for sample pictures and films. */
export const THREADS: Record<Tone, Colour> = {
  night: channels(DEFAULT_LOOK.ink),
  linen: [243, 236, 221],
  gold: channels(DEFAULT_LOOK.gold),
  palm: channels(DEFAULT_LOOK.palm),
  clay: channels(DEFAULT_LOOK.clay),
  indigo: channels(DEFAULT_LOOK.indigo),
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

/** Of a colour as '#rrggbb'. */
function channels(colour: string): Colour {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
