import { sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import { fold } from '#platform/contract/fold.ts';
import type { Database } from './store.ts';

/** The tables whose `search_text` has an index of its parts (migration 003). */
type SearchedTable = 'attendees' | 'partnerships';

function pattern(search: string): string {
  return `%${fold(search).replace(/[\\%_]/g, '\\$&')}%`;
}

/** True where the column's text, folded when it was stored, holds the folded search. */
export function contains(column: string, search: string) {
  return sql<boolean>`${sql.ref(column)} like ${pattern(search)} escape '\\'`;
}

/**
 * True for the rows of a large table that hold the folded search. PostgreSQL uses its trigram index for
 * this by itself; SQLite keeps the parts in a table of its own.
 */
export function matching(database: Database, table: SearchedTable, search: string) {
  if (isPostgres(database)) return contains('search_text', search);
  const index = sql.table(`${table}_search`);
  const words = fold(search);
  // An index of three-letter parts can't answer for less; `escape` would keep SQLite from using it.
  if (words.length < 3 || /[%_]/.test(words)) return contains('search_text', search);
  return sql<boolean>`id in (select id from ${index} where search_text like ${`%${words}%`})`;
}
