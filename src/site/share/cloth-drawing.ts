import { ACROSS, designOf, REPEAT, SHIFT } from '#ui/cloth/cloth.ts';
import { layersOf } from '#ui/cloth/threads.ts';
import type { PictureColours } from '#ui/look/picture-colours.ts';

interface StripPlace {
  left: number;
  width: number;
  height: number;
  /** Shifted by one block, like every second strip of a cloth. */
  shifted: boolean;
  threads: PictureColours['threads'];
}

/** A strip as part of an SVG that is drawn as a picture, and so has no style sheet. */
export function drawStrip(seed: string, { left, width, height, shifted, threads }: StripPlace): string {
  const unit = width / ACROSS;
  const shift = shifted ? SHIFT : 0;
  const paths = layersOf(designOf(seed)).map(
    ({ tone, path }) => `<path fill="${threads[tone]}" d="${path}"/>`,
  );
  const repeats = Math.ceil((height / unit + shift) / REPEAT);
  const pieces = Array.from(
    { length: repeats },
    (_, repeat) => `<g transform="translate(0 ${repeat * REPEAT - shift})">${paths.join('')}</g>`,
  );
  return `<g shape-rendering="crispEdges" transform="translate(${left} 0) scale(${unit})">${pieces.join('')}</g>`;
}
