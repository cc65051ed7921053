import type { MiddlewareHandler } from 'hono';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Services } from '#platform/server/http/context.ts';
import { askedYear } from '#platform/server/http/speak.ts';
import { inEdition } from '#platform/server/in-language.ts';
import { editionOfYear, findCurrentEdition, listPastEditions } from '#rooms/edition/server.ts';
import { isOfEdition } from './local-links.ts';

/**
 * Answers at addresses that begin with the year of an edition that is over, such as '/2025/speakers', with the pages that it
 * had. What isn't an edition's own is at its usual address. Whoever may preview sees those of every edition.
 */
export function pastEditions({ store, clock }: Pick<Services, 'store' | 'clock'>): MiddlewareHandler {
  return async (c, next) => {
    const year = askedYear(c);
    if (year === undefined) return next();
    const { path, method } = c.req;
    if (path.startsWith(publicAddress.preview(''))) {
      const row = await editionOfYear(store.database, year);
      return row ? inEdition({ id: row.id, year }, next) : c.notFound();
    }
    if (method !== 'GET' && method !== 'HEAD') return c.notFound();
    const now = clock.now();
    const past = (await listPastEditions(store.database, now)).find((row) => row.year === year);
    if (past && (isOfEdition(path) || path.startsWith(publicAddress.shareImages))) {
      return inEdition({ id: past.id, year }, next);
    }
    const isCurrent = (await findCurrentEdition(store.database, now))?.year === year;
    return isCurrent && isOfEdition(path) ? c.redirect(path, 302) : c.notFound();
  };
}
