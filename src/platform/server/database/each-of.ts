import { sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import type { Database } from './store.ts';

/** Texts as a table with one column, `value`. */
export function eachOf(database: Database, texts: readonly string[]) {
  return isPostgres(database)
    ? sql<{ value: string }>`(select unnest(${texts}::text[]) as value)`
    : sql<{ value: string }>`(select value from json_each(${JSON.stringify(texts)}))`;
}
