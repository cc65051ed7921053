import type { Look } from '#platform/contract/look.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { SHARE_IMAGE } from '#ui/page-links.tsx';
import { drawStrip } from './cloth-drawing.ts';
import type { Face } from './faces.ts';
import { facesFor } from './further-faces.ts';
import { paint } from './paint.ts';
import { drawable } from './runs.ts';
import { titleOutlines } from './title-outlines.ts';

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
  look: Look;
}

/** A title on a dark ground next to the cloth pattern derived from it, as a PNG. */
export async function drawShareImage({ look, ...said }: ShareImage): Promise<Uint8Array> {
  const { title } = said;
  const faces = await facesFor(said.summit + title + said.line);
  const words = wordsOf(said, faces);
  const { ground, text, threads } = pictureColours(look);
  const heading = titleOutlines(words.title, { width: TEXT_WIDTH, height: 360, sizeMax: 120 }, faces);
  const below = titleOutlines(words.line, { width: TEXT_WIDTH, height: 80, sizeMax: 32 }, faces);
  return paint({ width: WIDTH, height: HEIGHT, ground }, [
    ...[`${title} I`, title, `${title} II`].map((seed, index) =>
      drawStrip(seed, {
        left: WIDTH - (3 - index) * STRIP,
        width: STRIP,
        height: HEIGHT,
        shifted: index === 1,
        threads,
      }),
    ),
    `<path fill="${text}" transform="translate(${MARGIN} ${MARGIN})" d="${heading.path}"/>`,
    `<path fill="${threads.gold}" transform="translate(${MARGIN} ${HEIGHT - MARGIN - below.height})" d="${below.path}"/>`,
  ]);
}

/** The words that can be drawn. If no font here has the letters of the title, the next words replace it. */
export function wordsOf({ summit, title, line }: Omit<ShareImage, 'look'>, faces: readonly Face[]) {
  const [first = summit, second = summit] = [drawable(title, faces), drawable(line, faces)].filter(Boolean);
  return { title: first, line: second === first ? '' : second };
}
