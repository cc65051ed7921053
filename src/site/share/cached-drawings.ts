import { LRUCache } from 'lru-cache';
import { DRAWING } from '#platform/server/pictures/drawing-queue.ts';

interface Asked {
  draw: () => Promise<Uint8Array>;
  network: string | undefined;
}

/**
 * Draws each picture once for as long as it is kept, by what is on it, in the turn of the client's network. One that
 * couldn't be drawn is tried again.
 */
export function cacheDrawings<On extends object>(
  max: number,
  draw: (on: On) => Promise<Uint8Array>,
): (on: On, network?: string) => Promise<Uint8Array<ArrayBuffer>> {
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>, Asked>({
    max,
    // A request that waits for a picture still gets it when others have taken its place.
    ignoreFetchAbort: true,
    fetchMethod: (name, _stale, { context }) =>
      DRAWING.run(async () => new Uint8Array(await context.draw()), context.network, name),
  });
  return (on, network) => {
    const name = JSON.stringify(on);
    DRAWING.join(name, network);
    return drawn.forceFetch(name, { context: { draw: () => draw(on), network } });
  };
}
