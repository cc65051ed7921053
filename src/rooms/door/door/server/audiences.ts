import type { Database } from '#platform/server/database/store.ts';
import { findEdition } from '#rooms/edition/server.ts';
import { hasAnyCome, listDaysCome } from './entry-queries.ts';
import { daysOf, isDayOf } from './settings.ts';

/** Whether an attendee was let in on a day of the edition; undefined where nobody was. */
export async function hasCome(database: Database, editionId: string, attendeeId: string) {
  if ((await comeOf(database, [attendeeId], 'anywhere')).has(attendeeId)) return true;
  const days = await daysOfEdition(database, editionId);
  return (await hasAnyCome(database, editionId, days)) ? false : undefined;
}

/** Who can be written to. */
export const doorAudiences = {
  came: async (database: Database, ids: readonly string[]) => {
    const there = await comeOf(database, ids, 'entrance');
    return ids.filter((id) => there.has(id));
  },
  'not-come': async (database: Database, ids: readonly string[]) => {
    const there = await comeOf(database, ids, 'entrance');
    return ids.filter((id) => !there.has(id));
  },
};

/** Those of these who were let in on a day of their edition: on any other one, somebody only looked in. */
async function comeOf(
  database: Database,
  ids: readonly string[],
  place: Parameters<typeof listDaysCome>[2],
): Promise<Set<string>> {
  const entries = await listDaysCome(database, ids, place);
  const days = new Map<string, readonly string[]>();
  for (const id of new Set(entries.map(({ event_id }) => event_id)))
    days.set(id, await daysOfEdition(database, id));
  return new Set(
    entries.flatMap(({ who, event_id, day }) => (isDayOf(days.get(event_id) ?? [], day) ? who : [])),
  );
}

async function daysOfEdition(database: Database, id: string): Promise<string[]> {
  const edition = await findEdition(database, id);
  return edition ? daysOf(edition) : [];
}
