import type { Hono } from 'hono';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import { requestLog } from '#platform/server/http/log-requests.ts';
import type { Mounting } from '#platform/server/module.ts';
import { clothSeed } from '#rooms/edition/contract.ts';
import { publishedSite } from '#rooms/edition/server.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { drawSummitCloth } from './draw-summit-cloth.ts';
import { CACHED_SECONDS, marksNow } from './marks-now.ts';

/** Width to height, also in src/ui/styles/sections.css. */
export const SHAPES = {
  [publicAddress.summitCloth]: 4,
  [publicAddress.summitClothLarge]: 2,
  [publicAddress.summitClothTall]: 4 / 3,
} as const;

const HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${CACHED_SECONDS}` };

/** The cloth that has a thread for each registration, at an address of its own. */
export function mountSummitCloth(app: Hono, { services: { store, log }, cache }: Mounting): void {
  for (const [path, aspect] of Object.entries(SHAPES)) {
    app.get(path, (c) =>
      cache.answer(c, { key: path }, async (now) => {
        try {
          const { marks, expiresAt } = await marksNow(store, now);
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
