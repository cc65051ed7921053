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

/** Beyond so many hits, looking at every row is quicker than looking each hit up. */
const HITS_WORTH_LOOKING_UP = 1_000;

/**
 * True for the rows of a large table that hold the folded search. PostgreSQL uses its trigram index for
 * this by itself; SQLite keeps the parts in a table of its own, which is asked first where that pays.
 */
export async function matching(database: Database, table: SearchedTable, search: string) {
  const words = fold(search);
  // An index of three-letter parts can't answer for less, and `escape` keeps SQLite from using it.
  const indexed = !isPostgres(database) && words.length >= 3 && !/[%_]/.test(words);
  if (!indexed) return contains('search_text', search);
  const hits = sql<{ id: string }>`
    select id from ${sql.table(`${table}_search`)} where search_text like ${`%${words}%`}`;
  const some = await sql`${hits} limit ${HITS_WORTH_LOOKING_UP}`.execute(database);
  const isFew = some.rows.length < HITS_WORTH_LOOKING_UP;
  return isFew ? sql<boolean>`id in (${hits})` : contains('search_text', search);
}
