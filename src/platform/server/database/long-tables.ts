import type { Database } from './store.ts';

/** The tables that grow long, and by which column a row is hidden from its list. */
export const HIDDEN = {
  attendees: 'deleted_at',
  partnerships: 'deleted_at',
  activity: 'removed_at',
} as const;
export type LongTable = keyof typeof HIDDEN;

/** How many rows there are, in all and of those that aren't hidden. */
export interface RowCount {
  total: number;
  shown: number;
}

/** How many rows a long table holds, as its triggers keep it (migration 010). */
export function rowCount(database: Database, table: LongTable): Promise<RowCount> {
  return database
    .selectFrom('row_counts')
    .select(['total', 'shown'])
    .where('table_name', '=', table)
    .executeTakeFirstOrThrow();
}
