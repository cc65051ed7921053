import type { SelectQueryBuilder } from 'kysely';
import type { AttendeeRow, Tables } from '#database/schema.ts';
import { addDays, zonedInstant } from '#platform/contract/event-zone.ts';
import { matching } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';

/** The tables of what the two public forms send. Both have the columns of an attendee. */
export type RequestTable = 'attendees' | 'partnerships';

export interface RequestFilters {
  search?: string | undefined;
  notice?: string | undefined;
  package?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  ids?: readonly string[] | undefined;
}

function kept<Table extends RequestTable>(database: Database, table: Table) {
  const rows = database
    .selectFrom(table as 'attendees')
    .selectAll()
    .where('deleted_at', 'is', null);
  return rows as unknown as SelectQueryBuilder<Tables, 'attendees', Tables[Table]>;
}

/** The rows that pass the filters. Wrapped, because a query on its own would be run by `await`. */
export async function filteredRequests<Table extends RequestTable>(
  database: Database,
  table: Table,
  filters: RequestFilters,
) {
  const { search, notice, from, to, ids } = filters;
  const { condition, count } = await matching(database, { table, hidden: 'deleted_at' }, search);
  const query = kept(database, table)
    .where(condition)
    .$if(!!ids, (rows) => rows.where('id', 'in', ids ?? []))
    .$if(!!notice, (rows) => rows.where('notice', '=', notice ?? ''))
    .$if(!!filters.package, (rows) => rows.where('package' as 'notice', '=', filters.package ?? ''))
    .$if(!!from, (rows) => rows.where('created_at', '>=', zonedInstant(from ?? '').toISOString()))
    .$if(!!to, (rows) => rows.where('created_at', '<', zonedInstant(addDays(to ?? '', 1)).toISOString()));
  const isAlone = !(notice || from || to || ids || filters.package);
  return {
    query,
    /** How many there are, where no other filter decides. */
    known: isAlone ? count?.shown : undefined,
  };
}

export function findRequest<Table extends RequestTable>(database: Database, table: Table, id: string) {
  return kept(database, table).where('id', '=', id).executeTakeFirst();
}

export function findByAddress<Table extends RequestTable>(
  database: Database,
  table: Table,
  { eventId, emailKey }: { eventId: string; emailKey: string },
) {
  return kept(database, table)
    .where('event_id', '=', eventId)
    .where('email_key', '=', emailKey)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export function findBySubmission(
  database: Database,
  table: RequestTable,
  key: string,
): Promise<AttendeeRow | undefined> {
  return database
    .selectFrom(table as 'attendees')
    .selectAll()
    .where('submission_key', '=', key)
    .executeTakeFirst();
}

/** Takes the key back from a request, so that another can have it. */
export async function releaseSubmission(database: Database, table: RequestTable, id: string): Promise<void> {
  await database
    .updateTable(table as 'attendees')
    .set({ submission_key: null })
    .where('id', '=', id)
    .execute();
}

export function findDeletedRequest(
  database: Database,
  table: RequestTable,
  id: string,
): Promise<AttendeeRow | undefined> {
  return database
    .selectFrom(table as 'attendees')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

export async function insertRequest<Table extends RequestTable>(
  database: Database,
  table: Table,
  row: Tables[Table],
): Promise<void> {
  await database
    .insertInto(table as 'attendees')
    .values(row as AttendeeRow)
    .execute();
}

/** Deletes a request, or with null brings it back. */
export async function markDeleted(database: Database, table: RequestTable, id: string, at: string | null) {
  await database
    .updateTable(table as 'attendees')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .execute();
}
