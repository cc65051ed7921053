import { nextPublication } from '#features/blog/server/service.ts';
import { addDays, zonedDate, zonedInstant } from '#platform/contract/event-zone.ts';
import type { Database } from '#platform/server/database/store.ts';

/** When the page may next change by itself: at a post's publication, at midnight or at a time of its own. */
export async function holdsUntil(database: Database, now: Date, own: Date | undefined): Promise<Date> {
  const midnight = zonedInstant(addDays(zonedDate(now), 1));
  // If posts can't be read, the page is shown, but rendered again for the next visitor.
  const post = await nextPublication(database, now).catch(() => now);
  const instants = [midnight, post, own].flatMap((instant) => instant?.getTime() ?? []);
  return new Date(Math.min(...instants));
}
