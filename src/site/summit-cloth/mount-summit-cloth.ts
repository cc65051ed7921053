import type { Hono } from 'hono';
import { clothSeed } from '#modules/content/look.ts';
import { publishedSite } from '#modules/content/server/service.ts';
import { threadMarks } from '#modules/registrations/server/service.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import { requestLog } from '#platform/server/http/log-requests.ts';
import type { Mounting } from '#platform/server/module.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { drawSummitCloth } from './draw-summit-cloth.ts';

/** Registrations don't render the pages again; the cloth shows them at most this much later. */
const CACHED_SECONDS = 60;
/** Beyond this number several registrations share a line, so that the work and the file stay small. */
const LINES_MAX = 4_000;

/** Width to height, also in src/ui/styles/sections.css. */
const SHAPES = {
  [publicAddress.summitCloth]: 4,
  [publicAddress.summitClothLarge]: 2,
  [publicAddress.summitClothTall]: 4 / 3,
};

const HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${CACHED_SECONDS}` };

/** The cloth that has a thread for each registration, at an address of its own. */
export function mountSummitCloth(app: Hono, { services: { store, log }, cache }: Mounting): void {
  for (const [path, aspect] of Object.entries(SHAPES)) {
    app.get(path, (c) =>
      cache.answer(c, { key: path }, async (now) => {
        const expiresAt = new Date(now.getTime() + CACHED_SECONDS * 1000);
        try {
          const marks = await threadMarks(store.database, now, LINES_MAX);
          const site = await publishedSite(store.database);
          const { threads } = pictureColours(site.look);
          const text = drawSummitCloth(marks, { aspect, seed: clothSeed(site), threads });
          return { text, headers: HEADERS, expiresAt };
        } catch (err) {
          requestLog(c, log).error({ err }, 'the summit’s cloth could not be drawn');
          // An older one is better than none.
          return { text: '', status: REFUSAL_STATUS.unavailable };
        }
      }),
    );
  }
}
