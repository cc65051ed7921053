import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { drawUnknownLogo } from '../../src/demo/artwork/logo.ts';
import { drawNobody } from '../../src/demo/artwork/portrait.ts';

/** Draws the replacements for a missing picture of a speaker and a missing logo. */
const JPEG = { quality: 82, mozjpeg: true };

await write('default-speaker', drawNobody());
await write('default-sponsor', drawUnknownLogo());

async function write(name: string, picture: Sharp): Promise<void> {
  const content = await picture.jpeg(JPEG).toBuffer();
  await writeFile(`public/media/${name}.jpg`, content);
  console.log(`${name} ${Math.round(content.byteLength / 1024)} kB`);
}
