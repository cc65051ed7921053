import type { Tone } from '../../src/ui/cloth/cloth.ts';

export type Rgb = readonly [number, number, number];

/** The threads' colours of src/ui/tokens.css, as films need them. */
export const THREADS: Record<Tone, Rgb> = {
  night: [18, 28, 52],
  linen: [244, 236, 221],
  gold: [240, 178, 43],
  palm: [28, 115, 70],
  clay: [197, 70, 39],
  indigo: [51, 62, 158],
};

/** The ground behind bare warp. */
export const NIGHT: Rgb = [13, 20, 39];
/** What a signal looks like at its brightest. */
export const SIGNAL: Rgb = [255, 226, 150];

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share;
  return [at(0), at(1), at(2)];
}
