import sharp from 'sharp';
import { ACROSS, BLOCK, designOf } from '#ui/cloth/cloth.ts';
import { runsOf } from '#ui/cloth/threads.ts';
import type { PictureColours } from '#ui/look/picture-colours.ts';

/** The block of cloth beside the site's name, as an SVG. */
export function drawIcon(seed: string, { threads }: PictureColours): string {
  const edge = (ACROSS - BLOCK) / 2;
  const rectangles = runsOf(designOf(seed))
    .filter(({ y, height }) => y + height <= BLOCK)
    .map(
      ({ x, y, width, height, tone }) =>
        `<rect x="${x}" y="${y + edge}" width="${width}" height="${height}" fill="${threads[tone]}"/>`,
    );
  const ground = `<rect width="${ACROSS}" height="${ACROSS}" fill="${threads.night}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ACROSS} ${ACROSS}" shape-rendering="crispEdges">${ground}${rectangles.join('')}</svg>`;
}

interface PngOptions {
  /** Width and height in pixels. */
  size: number;
  /** The share of the size that the picture takes; around it is `ground`. */
  part?: number;
  ground: string;
}

/** An icon, drawn or uploaded, as a square PNG. */
export async function iconPng(
  icon: string | Uint8Array,
  { size, part = 1, ground }: PngOptions,
): Promise<Buffer> {
  const inner = Math.round((size * part) / 2) * 2;
  const edge = (size - inner) / 2;
  const isDrawn = typeof icon === 'string';
  return sharp(isDrawn ? Buffer.from(icon) : icon, isDrawn ? { density: (72 * inner) / ACROSS } : {})
    .resize(inner, inner, isDrawn ? { kernel: 'nearest' } : { fit: 'contain', background: ground })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .png({ palette: true })
    .toBuffer();
}

/** A favicon.ico that holds one PNG of at most 256 pixels. */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
