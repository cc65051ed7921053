import sharp from 'sharp';
import type { Look } from '#platform/contract/look.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { SHARE_IMAGE } from '#ui/page-links.tsx';
import { drawStrip } from './cloth-drawing.ts';
import type { Face } from './faces.ts';
import { facesFor } from './further-faces.ts';
import { drawable } from './runs.ts';
import { titleOutlines } from './title-outlines.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const MARGIN = 72;
const STRIP = 112;
/** Where a title ends at the latest. */
const HEADING_BOTTOM = MARGIN + 360;
const LOGO = { width: 420, height: 84 };
const PLATE = 14;
const BELOW_LOGO = 32;
const COLOURS = 64;
const COLOURS_WITH_LOGO = 256;
const TEXT_WIDTH = WIDTH - 3 * STRIP - 2 * MARGIN;

export interface ShareImage {
  /** The summit's name. */
  siteName: string;
  title: string;
  /** Shown below the title. */
  line: string;
  look: Look;
  /** The name of the site's own logo, and whether it is for dark grounds. */
  logo: { name: string; isForDark: boolean } | null;
}

/** A title on a dark ground next to the cloth pattern derived from it, as a PNG. */
export async function drawShareImage(
  { look, logo, ...said }: ShareImage,
  readLogo: (name: string) => Promise<Uint8Array | undefined>,
): Promise<Uint8Array> {
  const { title } = said;
  const faces = await facesFor(said.siteName + title + said.line);
  const texts = textOf(said, faces);
  const { ground, text, threads, paper } = pictureColours(look);
  const pixels = logo && (await readLogo(logo.name));
  const mark = pixels && (await placeLogo(pixels, logo.isForDark ? undefined : paper));
  const top = mark ? mark.bottom + BELOW_LOGO : MARGIN;
  const height = HEADING_BOTTOM - top;
  const heading = titleOutlines(texts.title, { width: TEXT_WIDTH, height, sizeMax: 120 }, faces);
  const below = titleOutlines(texts.line, { width: TEXT_WIDTH, height: 80, sizeMax: 32 }, faces);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`,
    ...[`${title} I`, title, `${title} II`].map((seed, index) =>
      drawStrip(seed, {
        left: WIDTH - (3 - index) * STRIP,
        width: STRIP,
        height: HEIGHT,
        shifted: index === 1,
        threads,
      }),
    ),
    mark?.plate ?? '',
    `<path fill="${text}" transform="translate(${MARGIN} ${top})" d="${heading.path}"/>`,
    `<path fill="${threads.gold}" transform="translate(${MARGIN} ${HEIGHT - MARGIN - below.height})" d="${below.path}"/>`,
    '</svg>',
  ];
  return sharp(Buffer.from(svg.join('')))
    .composite(mark ? [mark.image] : [])
    .png({ palette: true, colours: mark ? COLOURS_WITH_LOGO : COLOURS })
    .toBuffer();
}

/** A picture of the site’s own, cut around what must be seen of it. */
export async function cutShareImage(pixels: Uint8Array, focus: string): Promise<Uint8Array> {
  const { data, info } = await sharp(pixels)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat);
  const start = (length: number, shown: number, percent: number) =>
    Math.round((Math.max(0, length - shown) * percent) / 100);
  const left = start(info.width, WIDTH, across);
  const top = start(info.height, HEIGHT, down);
  return sharp(data).extract({ left, top, width: WIDTH, height: HEIGHT }).png({ palette: true }).toBuffer();
}

/** A logo above the title; one for light grounds on a plate. */
async function placeLogo(pixels: Uint8Array, plate: string | undefined) {
  const edge = plate ? PLATE : 0;
  const { data: input, info } = await sharp(pixels)
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width + 2 * edge, info.height + 2 * edge];
  return {
    image: { input, left: MARGIN + edge, top: MARGIN + edge },
    plate: plate
      ? `<rect x="${MARGIN}" y="${MARGIN}" width="${width}" height="${height}" rx="6" fill="${plate}"/>`
      : '',
    bottom: MARGIN + height,
  };
}

/** The words that can be drawn. If no font here has the letters of the title, the next words replace it. */
export function textOf({ siteName, title, line }: Omit<ShareImage, 'look' | 'logo'>, faces: readonly Face[]) {
  const [first = siteName, second = siteName] = [drawable(title, faces), drawable(line, faces)].filter(
    Boolean,
  );
  return { title: first, line: second === first ? '' : second };
}
