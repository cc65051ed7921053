import sharp from 'sharp';
import { hex, THREADS } from '#ui/cloth/palette.ts';
import { SHARE_IMAGE } from '#ui/page-links.tsx';
import { drawStrip } from './cloth-drawing.ts';
import { drawable, titleOutlines } from './title-outlines.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const MARGIN = 72;
const STRIP = 112;
const TEXT_WIDTH = WIDTH - 3 * STRIP - 2 * MARGIN;

export interface ShareImage {
  /** The summit's name. */
  summit: string;
  title: string;
  /** Shown below the title. */
  line: string;
}

/** A title on a dark ground next to the cloth pattern derived from it, as a PNG. */
export function drawShareImage({ summit, title, line }: ShareImage): Promise<Uint8Array> {
  const words = wordsOf({ summit, title, line });
  const heading = titleOutlines(words.title, { width: TEXT_WIDTH, height: 360, sizeMax: 120 });
  const below = titleOutlines(words.line, { width: TEXT_WIDTH, height: 80, sizeMax: 32 });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0d1427"/>`,
    ...[`${title} I`, title, `${title} II`].map((seed, index) =>
      drawStrip(seed, {
        left: WIDTH - (3 - index) * STRIP,
        width: STRIP,
        height: HEIGHT,
        shifted: index === 1,
      }),
    ),
    `<path fill="#f6f0e4" transform="translate(${MARGIN} ${MARGIN})" d="${heading.path}"/>`,
    `<path fill="${hex(THREADS.gold)}" transform="translate(${MARGIN} ${HEIGHT - MARGIN - below.height})" d="${below.path}"/>`,
    '</svg>',
  ];
  return sharp(Buffer.from(svg.join('')))
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

/** The words that can be drawn. If no font here has the letters of the title, the next words replace it. */
export function wordsOf({ summit, title, line }: ShareImage): Omit<ShareImage, 'summit'> {
  const [first = summit, second = summit] = [drawable(title), drawable(line)].filter(Boolean);
  return { title: first, line: second === first ? '' : second };
}
