import type { Colour } from '../../src/ui/cloth/palette.ts';

/** The ground behind bare warp. */
export const NIGHT: Colour = [13, 20, 39];
/** A signal at its brightest. */
export const SIGNAL: Colour = [255, 226, 150];
