import type { Database } from '#platform/server/database/store.ts';
import { hasAnyCome, listCome } from './entry-queries.ts';

/** Whether an attendee was let in, on whatever day; undefined where nobody was. */
export async function hasCome(database: Database, editionId: string, attendeeId: string) {
  if ((await listCome(database, [attendeeId], 'anywhere')).has(attendeeId)) return true;
  return (await hasAnyCome(database, editionId)) ? false : undefined;
}

/** Who can be written to. */
export const doorAudiences = {
  came: async (database: Database, ids: readonly string[]) => {
    const there = await listCome(database, ids, 'entrance');
    return ids.filter((id) => there.has(id));
  },
  'not-come': async (database: Database, ids: readonly string[]) => {
    const there = await listCome(database, ids, 'entrance');
    return ids.filter((id) => !there.has(id));
  },
};
