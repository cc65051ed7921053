import { attendeesById } from '#modules/registrations/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import { settle } from '../scans.ts';
import { listScans, listWalkIns } from './queries.ts';
import { registrationsOf, toScan } from './state.ts';

/** Of these attendees, those who have come in, on whatever day. */
async function came(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const attendees = ids.length > 0 ? await attendeesById(database, ids) : [];
  const editions = new Set(attendees.flatMap(({ event_id }) => event_id ?? []));
  const all = await Promise.all(
    [...editions].map(async (editionId) => {
      const registered = registrationsOf(await listWalkIns(database, editionId));
      const scans = await listScans(database, editionId);
      return [...settle(scans.map((row) => toScan(row, registered))).standings.values()];
    }),
  );
  return new Set(
    all
      .flat()
      .filter(({ first }) => first.room === '')
      .map(({ first }) => first.who),
  );
}

/** Whether an attendee was let in, on whatever day; undefined where nobody was. */
export async function hasCome(database: Database, editionId: string, attendeeId: string) {
  const registered = registrationsOf(await listWalkIns(database, editionId));
  const scans = (await listScans(database, editionId)).map((row) => toScan(row, registered));
  const firsts = [...settle(scans).standings.values()].map(({ first }) => first);
  return firsts.length === 0 ? undefined : firsts.some(({ who }) => who === attendeeId);
}

/** Who can be written to. */
export const doorAudiences = {
  came: async (database: Database, ids: readonly string[]) => {
    const there = await came(database, ids);
    return ids.filter((id) => there.has(id));
  },
  'not-come': async (database: Database, ids: readonly string[]) => {
    const there = await came(database, ids);
    return ids.filter((id) => !there.has(id));
  },
};
