import { nextPublication } from '#modules/blog/server/service.ts';
import { siteZone } from '#modules/editions/server/service.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays, zonedDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Health } from '#platform/server/health.ts';
import type { Services } from '#platform/server/http/context.ts';
import { ResponseCache } from '#platform/server/pages/response-cache.ts';

export function createResponseCache(services: Services, health: Health): ResponseCache {
  return new ResponseCache({
    ...services,
    health,
    nextChange: (now) => nextChange(services.store.database, now),
  });
}

/** When the site may next change by itself: at a post's publication or at midnight. */
async function nextChange(database: Database, now: Date): Promise<Date> {
  // If these can't be read, a page is shown, but rendered again for the next visitor.
  const midnight = await nextMidnight(database, now).catch(() => now);
  const post = await nextPublication(database, now).catch(() => now);
  return post && post < midnight ? post : midnight;
}

async function nextMidnight(database: Database, now: Date): Promise<Date> {
  const zone = await siteZone(database, now);
  return zonedInstant(addDays(zonedDate(now, zone), 1), zone);
}
