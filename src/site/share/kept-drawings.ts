import { LRUCache } from 'lru-cache';
import { DRAWING } from '#platform/server/pictures/drawing-queue.ts';

/** Draws each picture once for as long as it is kept, by what is on it. One that couldn't be drawn is tried again. */
export function keepDrawings<On extends object>(
  max: number,
  draw: (on: On) => Promise<Uint8Array>,
): (on: On) => Promise<Uint8Array<ArrayBuffer>> {
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>, () => Promise<Uint8Array>>({
    max,
    // A request that waits for a picture still gets it when others have taken its place.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => DRAWING.run(async () => new Uint8Array(await context())),
  });
  return (on) => drawn.forceFetch(JSON.stringify(on), { context: () => draw(on) });
}
