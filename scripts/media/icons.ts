import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { THREADS } from '../../src/app/artwork/palette.ts';
import { SUMMIT_NAME } from '../../src/features/event/summit.ts';
import { ACROSS, BLOCK, designOf } from '../../src/ui/cloth/cloth.ts';
import { runsOf } from '../../src/ui/cloth/threads.ts';

/** Draws the site's icons: the block of cloth that stands beside its name. */
const SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;
const EDGE = (ACROSS - BLOCK) / 2;

const rectangles = runsOf(designOf(SUMMIT_NAME))
  .filter(({ y, height }) => y + height <= BLOCK)
  .map(({ x, y, width, height, tone }) => {
    const colour = `rgb(${THREADS[tone].join(' ')})`;
    return `<rect x="${x}" y="${y + EDGE}" width="${width}" height="${height}" fill="${colour}"/>`;
  });
const ground = `<rect width="${ACROSS}" height="${ACROSS}" fill="rgb(${THREADS.night.join(' ')})"/>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ACROSS} ${ACROSS}" shape-rendering="crispEdges">${ground}${rectangles.join('')}</svg>`;

await writeFile('public/icon.svg', svg);
for (const [name, size] of Object.entries(SIZES)) {
  await sharp(Buffer.from(svg), { density: (72 * size) / ACROSS })
    .resize(size, size, { kernel: 'nearest' })
    .png({ palette: true })
    .toFile(`public/${name}.png`);
}
