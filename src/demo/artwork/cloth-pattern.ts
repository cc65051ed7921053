import { ACROSS, crossing, type Design, designOf, SHIFT } from '#ui/cloth/cloth.ts';
import { THREADS } from '#ui/cloth/palette.ts';
import type { Pattern } from './woven-picture.ts';

/** The cloth of a name: strips side by side, every second one shifted by a block. */
export function clothPattern(name: string): Pattern {
  const design: Design = designOf(name);
  return (x, y) => {
    const strip = Math.floor(x / ACROSS);
    return THREADS[crossing(design, x - strip * ACROSS, y + (strip % 2 === 0 ? 0 : SHIFT))];
  };
}
