import { LRUCache } from 'lru-cache';
import type { Look } from '#platform/contract/look.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { drawStrip } from './cloth-drawing.ts';

/** Twice as many pixels as it is shown with, for sharp screens. */
const LENGTH = 1200;
const WIDTH = 64;
const CACHED_MAX = 8;

interface Cloth {
  seed: string;
  look: Look;
}

const drawn = new LRUCache<string, Uint8Array, Cloth>({
  max: CACHED_MAX,
  fetchMethod: (_key, _stale, { context }) => draw(context),
});

/** The summit's strip, lying across the head of a mail, as a PNG. Drawn once for each cloth, or again if that failed. */
export function drawMailStrip(cloth: Cloth): Promise<Uint8Array> {
  return drawn.forceFetch(JSON.stringify(cloth), { context: cloth });
}

async function draw({ seed, look }: Cloth): Promise<Uint8Array> {
  // Loaded only now.
  const { default: sharp } = await import('sharp');
  const { threads } = pictureColours(look);
  const strip = drawStrip(seed, { left: 0, width: WIDTH, height: LENGTH, shifted: false, threads });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LENGTH}">${strip}</svg>`;
  return sharp(Buffer.from(svg)).rotate(90).png({ palette: true, colours: 16 }).toBuffer();
}
