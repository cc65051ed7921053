import { LRUCache } from 'lru-cache';
import { DRAWING } from '#platform/server/pictures/drawing-queue.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import * as say from '../messages.ts';
import type { BadgeTexts } from './badge-picture.ts';

/** The number of pictures to keep; each is some tens of kilobytes. */
const CACHED_MAX = 20;
/** Long enough to ask again after a download that failed; they name people. */
const CACHED_MS = 60_000;

/** Loads what draws only now: sharp and the fonts. */
async function drawWhenLoaded(badge: BadgeTexts): Promise<Uint8Array> {
  const { drawBadge } = await import('./badge-picture.ts');
  return drawBadge(badge);
}

interface Asked {
  badge: BadgeTexts;
  network: string;
}

/** Draws badges, in the turn of the client's network: simultaneous requests for the same one share a drawing. */
export class BadgePictures {
  /** Only one badge at a time goes on to wait with the pictures of the pages. */
  readonly #turns = new WorkQueue({
    atOnce: 1,
    waiting: 8,
    // Together with the wait for drawing, less than the minute after which a silent connection is cut off.
    patience: 20_000,
    refusal: say.badgesBusy,
  });
  readonly #drawn: LRUCache<string, Uint8Array, Asked>;

  constructor(draw = drawWhenLoaded) {
    this.#drawn = new LRUCache({
      max: CACHED_MAX,
      ttl: CACHED_MS,
      ttlAutopurge: true,
      // A request that waits for a badge still gets it when others have taken its place.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { badge, network } }) =>
        this.#turns.run(() => DRAWING.run(() => draw(badge), network), network),
    });
  }

  /** Throws Busy if too many badges are waiting, or the turn of this one doesn't come in time. */
  read(badge: BadgeTexts, network: string): Promise<Uint8Array> {
    return this.#drawn.forceFetch(JSON.stringify(badge), { context: { badge, network } });
  }
}
