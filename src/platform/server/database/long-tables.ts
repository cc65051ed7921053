import { sql } from 'kysely';
import type { Tables } from '#database/schema.ts';
import type { Database } from './store.ts';

declare module '#database/schema.ts' {
  interface Tables {
    row_counts: RowCountRow;
  }
}

/**
 * How many rows a long table has of an edition, and how many its list shows; of mails, in a state. Only triggers write it.
 */
export interface RowCountRow {
  table_name: string;
  /** '' for those of no edition; for mails, their state. */
  event_id: string;
  total: number;
  shown: number;
}

/** A table that grows long, and the columns each of which hides a row from its list. */
export interface LongTable {
  table: keyof Tables;
  hidden: readonly string[];
  /** Columns of phone numbers, by which its rows are found, too. */
  numbers?: readonly string[];
  /** On SQLite, its texts are read from an index instead of being looked up in one of trigrams. */
  isReadWhole?: boolean;
  /** Whether each word of a search is looked for by itself. */
  isSearchedByWord?: boolean;
}

/** All rows, and those that aren't hidden. */
export interface RowCount {
  total: number;
  shown: number;
}

/** The row count that a long table's triggers maintain (migration 031), of all editions or of one. */
export async function rowCount(
  database: Database,
  { table }: LongTable,
  editionId?: string,
): Promise<RowCount> {
  const sumOf = (column: 'total' | 'shown') =>
    sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`.as(column);
  const all = database
    .selectFrom('row_counts')
    .select([sumOf('total'), sumOf('shown')])
    .where('table_name', '=', table);
  const counted = editionId === undefined ? all : all.where('event_id', '=', editionId);
  return counted.executeTakeFirstOrThrow();
}

/** How many rows of a table are counted together, by what they have in common. */
export async function rowCounts(database: Database, { table }: LongTable): Promise<Map<string, number>> {
  const counted = await database
    .selectFrom('row_counts')
    .select(['event_id', (of) => of.fn.sum('total').as('total')])
    .where('table_name', '=', table)
    .groupBy('event_id')
    .execute();
  return new Map(counted.map(({ event_id, total }) => [event_id, Number(total)]));
}
