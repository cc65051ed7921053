import sharp from 'sharp';
import { ACROSS, BLOCK, designOf } from '#ui/cloth/cloth.ts';
import { layersOf } from '#ui/cloth/threads.ts';
import type { PictureColours } from '#ui/look/picture-colours.ts';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** The block of cloth beside the site's name, as an SVG. */
export function drawIcon(seed: string, { threads }: PictureColours): string {
  const edge = (ACROSS - BLOCK) / 2;
  const paths = layersOf(designOf(seed), { to: BLOCK }).map(
    ({ tone, path }) => `<path fill="${threads[tone]}" d="${path}"/>`,
  );
  const ground = `<rect y="${-edge}" width="${ACROSS}" height="${ACROSS}" fill="${threads.night}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-edge} ${ACROSS} ${ACROSS}" shape-rendering="crispEdges">${ground}${paths.join('')}</svg>`;
}

interface PngOptions {
  /** Width and height in pixels. */
  size: number;
  /** The share of the size that the picture takes; around it is `ground`. */
  part?: number;
  ground: string;
}

/** The woven icon as a square PNG. */
export async function wovenPng(icon: string, { size, part = 1, ground }: PngOptions): Promise<Buffer> {
  const { inner, edges } = measure(size, part);
  return sharp(Buffer.from(icon), { density: (72 * inner) / ACROSS })
    .resize(inner, inner, { kernel: 'nearest' })
    .extend({ ...edges, background: ground })
    .png({ palette: true })
    .toBuffer();
}

/** An icon of a site's own as a square PNG. Without a ground, what it leaves empty stays transparent. */
export async function ownPng(
  icon: Uint8Array,
  { size, part = 1, ground }: Omit<PngOptions, 'ground'> & { ground: string | undefined },
): Promise<Buffer> {
  const { inner, edges } = measure(size, part);
  const background = ground ?? TRANSPARENT;
  const square = sharp(icon).resize(inner, inner, { fit: 'contain', background });
  const extended = square.extend({ ...edges, background });
  return (ground ? extended.flatten({ background: ground }) : extended).png().toBuffer();
}

/** Pixels in an SVG, for browsers that ask for one. */
export function wrapPng(png: Uint8Array): string {
  const data = Buffer.from(png).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${data}"/></svg>`;
}

function measure(size: number, part: number) {
  const inner = Math.round((size * part) / 2) * 2;
  const edge = (size - inner) / 2;
  return { inner, edges: { top: edge, bottom: edge, left: edge, right: edge } };
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
