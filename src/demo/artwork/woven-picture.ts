import sharp, { type Sharp } from 'sharp';
import type { Colour } from '#ui/cloth/palette.ts';

/** The colour at the crossing of warp thread `x` and weft thread `y`. */
export type Pattern = (x: number, y: number) => Colour;

/** How strongly the roundness of a thread shows. */
const RELIEF = 0.16;

/**
 * A woven picture: each crossing of the pattern becomes a thread of the given width that lies over or under
 * its neighbours, as in plain weave.
 */
export function wovenPicture(pattern: Pattern, columns: number, rows: number, thread: number): Sharp {
  const width = columns * thread;
  const pixels = Buffer.alloc(width * rows * thread * 3);
  const round = Array.from({ length: thread }, (_, at) => roundness(at, thread));
  for (let y = 0; y < rows * thread; y++) {
    const row = Math.floor(y / thread);
    for (let column = 0; column < columns; column++) {
      const colour = pattern(column, row);
      const weftOnTop = (column + row) % 2 === 0;
      for (let within = 0; within < thread; within++) {
        const light = round[weftOnTop ? y % thread : within] ?? 1;
        const at = (y * width + column * thread + within) * 3;
        for (let channel = 0; channel < 3; channel++) {
          pixels[at + channel] = Math.min(255, (colour[channel] ?? 0) * light);
        }
      }
    }
  }
  return sharp(pixels, { raw: { width, height: rows * thread, channels: 3 } });
}

/** The light on a thread: brightest along its middle. */
function roundness(at: number, thread: number): number {
  const fromMiddle = Math.abs((at + 0.5) / thread - 0.5) * 2;
  return 1 + RELIEF * (0.3 - fromMiddle ** 2);
}
