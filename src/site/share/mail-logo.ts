import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/server/database/store.ts';
import { readPixels } from '#platform/server/pictures/read-pixels.ts';

/** Twice as large as it is shown, for sharp screens. */
const SIZE = { width: 480, height: 96 };
const CACHED_MAX = 4;

const drawn = new LRUCache<string, Uint8Array, Database>({
  max: CACHED_MAX,
  fetchMethod: async (picture, _stale, { context: database }) => {
    const pixels = await readPixels(database, picture);
    if (!pixels) return undefined;
    // Loaded only now.
    const { default: sharp } = await import('sharp');
    return sharp(pixels)
      .resize({ ...SIZE, fit: 'inside' })
      .png()
      .toBuffer();
  },
});

/** A logo as a PNG, which mail programs show: not all of them know SVG or WebP. A stored picture never changes under its name. */
export function drawMailLogo(database: Database, picture: string): Promise<Uint8Array | undefined> {
  return drawn.fetch(picture, { context: database });
}
