import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { chooseCurrent } from './current.ts';
import { listEvents } from './queries.ts';

/** The edition whose people are meant; without one, all people. */
export interface EditionScope {
  eventId?: string;
  year?: number;
}

const GONE = 'This edition no longer exists.';

/** While there is only one edition, everybody belongs to the current one, also those of deleted editions. */
export async function editionScope(
  database: Database,
  now: Date,
  edition: string = ALL_EDITIONS,
): Promise<EditionScope> {
  if (edition === ALL_EDITIONS) return {};
  const { rows } = await listEvents(database, {});
  if (edition === CURRENT_EDITION && rows.length < 2) return {};
  const event =
    edition === CURRENT_EDITION ? chooseCurrent(rows, now) : rows.find((row) => row.id === edition);
  if (!event) throw new Refusal('invalid', GONE, { edition: GONE });
  return { eventId: event.id, year: event.year };
}
