import type { Tables } from '#database/schema.ts';
import type { Database } from './store.ts';

/** A table that grows long, and the columns each of which hides a row from its list. */
export interface LongTable {
  table: keyof Tables;
  hidden: readonly string[];
}

/** All rows, and those that aren't hidden. */
export interface RowCount {
  total: number;
  shown: number;
}

/** The row count that a long table's triggers maintain (migrations 010 and 038). */
export function rowCount(database: Database, { table }: LongTable): Promise<RowCount> {
  return database
    .selectFrom('row_counts')
    .select((of) => [
      of.cast<number>(of.fn.sum('total'), 'integer').as('total'),
      of.cast<number>(of.fn.sum('shown'), 'integer').as('shown'),
    ])
    .where('table_name', '=', table)
    .executeTakeFirstOrThrow();
}
