import type { Database } from '#platform/server/database/store.ts';
import { listScope } from '#rooms/edition/server.ts';
import type { AttendeeListQuery } from '../contract.ts';
import { countMatching, listAttendeeIds, listAttendees } from './queries.ts';

type Filters = Omit<AttendeeListQuery, 'page' | 'pageSize' | 'sort' | 'order'>;

/** How many match the list's filters. */
export async function countAttendeesFor(database: Database, filters: Filters, now: Date): Promise<number> {
  return countMatching(database, filters, await listScope(database, now, filters.edition));
}

/** The ids of all who match the list's filters, oldest first. */
export async function attendeeIdsFor(database: Database, filters: Filters, now: Date): Promise<string[]> {
  const ids = await listAttendeeIds(database, filters, await listScope(database, now, filters.edition));
  return [...ids.batches()].flat().toSorted();
}

/** Whatever their state. */
export async function attendeesById(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await listAttendees(database, { state: 'all', ids }, { zone: 'UTC' });
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
