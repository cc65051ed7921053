import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { SITE_OF_2025 } from '../../database/site-of-2025.ts';
import { ACROSS, BLOCK, designOf } from '../../src/ui/cloth/cloth.ts';
import { THREADS } from '../../src/ui/cloth/palette.ts';
import { runsOf } from '../../src/ui/cloth/threads.ts';

/** Draws the site's icons: the block of cloth shown next to its name. */
const SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;
const FAVICON = 32;
const MASKABLE = 512;
/**
 * The share of a maskable icon that the picture takes, so that its corners stay inside the safe circle, whose
 * diameter is four fifths.
 */
const MASKABLE_PART = 0.5625;
const EDGE = (ACROSS - BLOCK) / 2;

const rectangles = runsOf(designOf(SITE_OF_2025.identity.name))
  .filter(({ y, height }) => y + height <= BLOCK)
  .map(({ x, y, width, height, tone }) => {
    const colour = `rgb(${THREADS[tone].join(' ')})`;
    return `<rect x="${x}" y="${y + EDGE}" width="${width}" height="${height}" fill="${colour}"/>`;
  });
const ground = `<rect width="${ACROSS}" height="${ACROSS}" fill="rgb(${THREADS.night.join(' ')})"/>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ACROSS} ${ACROSS}" shape-rendering="crispEdges">${ground}${rectangles.join('')}</svg>`;

await writeFile('public/icon.svg', svg);
for (const [name, size] of Object.entries(SIZES)) await writeFile(`public/${name}.png`, await draw(size));
await writeFile('public/favicon.ico', icoOf(await draw(FAVICON), FAVICON));

// The block stays complete in any shape to which a phone cuts the icon.
const inner = Math.round(MASKABLE * MASKABLE_PART);
const edge = (MASKABLE - inner) / 2;
const background = { r: THREADS.night[0], g: THREADS.night[1], b: THREADS.night[2] };
await sharp(await draw(inner))
  .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
  .png({ palette: true })
  .toFile('public/icon-maskable.png');

function draw(size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / ACROSS })
    .resize(size, size, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
}

/** An icon file that holds one PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
