import type { Strip } from '#features/mail/server/service.ts';
import { lookName } from '#platform/contract/look.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { drawStrip } from './cloth-drawing.ts';

/** Twice as many pixels as it is shown with, for sharp screens. */
const LENGTH = 1200;
const WIDTH = 64;
/** How many strips are kept. A site has one, until it changes its look. */
const KEPT = 8;

const kept = new Map<string, Promise<Uint8Array>>();

/** A strip, lying across the head of a mail, as a PNG. Drawn once. */
export function drawMailStrip(strip: Strip): Promise<Uint8Array> {
  const name = `${lookName(strip.look)} ${strip.seed}`;
  const found = kept.get(name);
  if (found) return found;
  const drawn = draw(strip);
  kept.set(name, drawn);
  for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
  return drawn;
}

async function draw({ seed, look }: Strip): Promise<Uint8Array> {
  // Loaded only now.
  const { default: sharp } = await import('sharp');
  const { threads } = pictureColours(look);
  const strip = drawStrip(seed, { left: 0, width: WIDTH, height: LENGTH, shifted: false, threads });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LENGTH}">${strip}</svg>`;
  return sharp(Buffer.from(svg)).rotate(90).png({ palette: true, colours: 16 }).toBuffer();
}
