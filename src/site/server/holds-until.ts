import { nextPublication } from '#modules/blog/server/service.ts';
import { siteZone } from '#modules/event/server/service.ts';
import { addDays, zonedDate } from '#platform/contract/event-zone.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import type { Database } from '#platform/server/database/store.ts';

/** When the page may next change by itself: at a post's publication, at midnight or at a time of its own. */
export async function holdsUntil(database: Database, now: Date, own: Date | undefined): Promise<Date> {
  // If these can't be read, the page is shown, but rendered again for the next visitor.
  const midnight = await nextMidnight(database, now).catch(() => now);
  const post = await nextPublication(database, now).catch(() => now);
  const instants = [midnight, post, own].flatMap((instant) => instant?.getTime() ?? []);
  return new Date(Math.min(...instants));
}

async function nextMidnight(database: Database, now: Date): Promise<Date> {
  const zone = await siteZone(database, now);
  return zonedInstant(addDays(zonedDate(now, zone), 1), zone);
}
