import sharp from 'sharp';
import type { Look } from '#platform/contract/look.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { drawStrip } from './cloth-drawing.ts';
import { facesFor } from './further-faces.ts';
import { drawable } from './runs.ts';
import { titleOutlines } from './title-outlines.ts';

/** Four to five, which fits a phone and every network. */
const WIDTH = 1080;
const HEIGHT = 1350;
const STRIPS = 5;
const SEAM = 8;
const STRIP = (WIDTH - (STRIPS - 1) * SEAM) / STRIPS;
const LABEL = { width: 940, bottom: 110, padding: 64, gap: 28 };
const TEXT_WIDTH = LABEL.width - 2 * LABEL.padding;

export interface BadgeTexts {
  /** The summit's name. */
  siteName: string;
  name: string;
  /** The place and days of the summit. */
  line: string;
  look: Look;
}

/** The badge of the home page as a PNG. Letters that no font here has are left out; the cloth is still theirs. */
export async function drawBadge({ siteName, name, line, look }: BadgeTexts): Promise<Uint8Array> {
  const { threads, paper, ink } = pictureColours(look);
  const faces = await facesFor(siteName + name + line);
  const texts = [
    { text: siteName, height: 60, sizeMax: 40 },
    { text: name, height: 560, sizeMax: 150 },
    { text: line, height: 110, sizeMax: 40 },
  ]
    .map((one) => ({ ...one, text: drawable(one.text, faces) }))
    .filter(({ text }) => text);
  const outlines = texts.map(({ text, ...box }) => titleOutlines(text, { width: TEXT_WIDTH, ...box }, faces));
  const inside = outlines.reduce((height, one) => height + one.height, LABEL.gap * (outlines.length - 1));
  const top = HEIGHT - LABEL.bottom - inside - 2 * LABEL.padding;
  let y = top + LABEL.padding;
  const paths = outlines.map(({ path, height }) => {
    const placed = `<path fill="${ink}" transform="translate(${LABEL.padding} ${y})" d="${path}"/>`;
    y += height + LABEL.gap;
    return placed;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${threads.night}"/>`,
    ...Array.from({ length: STRIPS }, (_, index) =>
      drawStrip(name, {
        left: index * (STRIP + SEAM),
        width: STRIP,
        height: HEIGHT,
        shifted: index % 2 === 1,
        threads,
      }),
    ),
    `<rect y="${top}" width="${LABEL.width}" height="${inside + 2 * LABEL.padding}" fill="${paper}"/>`,
    ...paths,
    '</svg>',
  ];
  return sharp(Buffer.from(svg.join('')))
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
