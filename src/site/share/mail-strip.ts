import { pictureColours } from '#ui/look/picture-colours.ts';
import { drawStrip } from './cloth-drawing.ts';

/** Twice as many pixels as it is shown with, for sharp screens. */
const LENGTH = 1200;
const WIDTH = 64;

/** Mails have no cloth of their own yet: the same one heads them all. */
const SEED = 'AI for Business Summit';

let drawn: Promise<Uint8Array> | undefined;

/** The summit's strip, lying across the head of a mail, as a PNG. Drawn once. */
export function drawMailStrip(): Promise<Uint8Array> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Uint8Array> {
  // Loaded only now.
  const { default: sharp } = await import('sharp');
  const { threads } = pictureColours();
  const strip = drawStrip(SEED, { left: 0, width: WIDTH, height: LENGTH, shifted: false, threads });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LENGTH}">${strip}</svg>`;
  return sharp(Buffer.from(svg)).rotate(90).png({ palette: true, colours: 16 }).toBuffer();
}
