import type { Tables } from '#database/schema.ts';
import type { Database } from './store.ts';

/** A table that grows long, and by which column a row is hidden from its list. */
export interface LongTable {
  table: keyof Tables;
  hidden: string;
}

/** How many rows there are, in all and of those that aren't hidden. */
export interface RowCount {
  total: number;
  shown: number;
}

/** How many rows a long table holds, as its triggers keep it (migration 010). */
export function rowCount(database: Database, table: LongTable['table']): Promise<RowCount> {
  return database
    .selectFrom('row_counts')
    .select(['total', 'shown'])
    .where('table_name', '=', table)
    .executeTakeFirstOrThrow();
}
