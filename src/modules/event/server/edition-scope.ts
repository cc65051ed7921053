import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { chooseCurrent, currentEvent } from './current.ts';
import { findEvent, listEvents } from './queries.ts';
import type { EventRow } from './tables.ts';

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
  edition: string = CURRENT_EDITION,
): Promise<EditionScope> {
  if (edition === ALL_EDITIONS) return {};
  const { rows } = await listEvents(database, {});
  if (edition === CURRENT_EDITION && rows.length < 2) return {};
  const event =
    edition === CURRENT_EDITION ? chooseCurrent(rows, now) : rows.find((row) => row.id === edition);
  if (!event) throw new Refusal('invalid', GONE, { edition: GONE });
  return { eventId: event.id, year: event.year };
}

/** The edition that new people belong to; undefined if none was entered so far. */
export async function editionOfNew(
  database: Database,
  now: Date,
  edition: string = CURRENT_EDITION,
): Promise<EventRow | undefined> {
  if (edition === CURRENT_EDITION) return currentEvent(database, now);
  const event = await findEvent(database, edition);
  if (!event) throw new Refusal('invalid', GONE, { edition: GONE });
  return event;
}
