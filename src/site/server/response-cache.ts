import { language } from '#platform/contract/language.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays, zonedDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Health } from '#platform/server/health.ts';
import type { Services } from '#platform/server/http/context.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { givenBy } from '#platform/server/module.ts';
import { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { nextChange as nextPhaseOf, scheduleOf } from '#rooms/edition/contract.ts';
import { currentOrDefault, siteZone } from '#rooms/edition/server.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** When its pages will next change by themselves. */
    nextChange?: (database: Database, now: Date) => Promise<Date | undefined>;
  }
}

export function createResponseCache(services: Services, health: Health): ResponseCache {
  return new ResponseCache({
    ...services,
    health,
    nextChange: (now) => nextChange(services, now),
  });
}

/** When the site may next change by itself: at midnight, when the doors open, or when a module says. */
async function nextChange({ modules, store: { database } }: Services, now: Date): Promise<Date> {
  const changes = [nextMidnight, nextPhase, ...givenBy(modules, 'nextChange')].map((next) =>
    // If it can't be read, a page is shown, but rendered again for the next visitor.
    next(database, now).catch(() => now),
  );
  const known = (await Promise.all(changes)).filter((change) => change !== undefined);
  return new Date(Math.min(...known.map((change) => change.getTime())));
}

async function nextMidnight(database: Database, now: Date): Promise<Date> {
  const zone = await siteZone(database, now);
  return zonedInstant(addDays(zonedDate(now, zone), 1), zone);
}

/** The header of every page says whether the current summit is on, also on pages of another. */
function nextPhase(database: Database, now: Date): Promise<Date | undefined> {
  return sayIn(language(), async () => nextPhaseOf(now, scheduleOf(await currentOrDefault(database, now))));
}
