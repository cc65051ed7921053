import { ACROSS, designOf, REPEAT, SHIFT } from '#ui/cloth/cloth.ts';
import { hex, THREADS } from '#ui/cloth/palette.ts';
import { runsOf } from '#ui/cloth/threads.ts';

interface StripPlace {
  left: number;
  width: number;
  height: number;
  /** Shifted by one block, like every second strip of a cloth. */
  shifted: boolean;
}

/** A strip as part of an SVG that is drawn as a picture, and so has no style sheet. */
export function drawStrip(seed: string, { left, width, height, shifted }: StripPlace): string {
  const unit = width / ACROSS;
  const shift = shifted ? SHIFT : 0;
  const rectangles = runsOf(designOf(seed)).map(
    (run) =>
      `<rect x="${run.x}" y="${run.y}" width="${run.width}" height="${run.height}" fill="${hex(THREADS[run.tone])}"/>`,
  );
  const repeats = Math.ceil((height / unit + shift) / REPEAT);
  const pieces = Array.from(
    { length: repeats },
    (_, repeat) => `<g transform="translate(0 ${repeat * REPEAT - shift})">${rectangles.join('')}</g>`,
  );
  return `<g shape-rendering="crispEdges" transform="translate(${left} 0) scale(${unit})">${pieces.join('')}</g>`;
}
