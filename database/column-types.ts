import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** Text that is sorted or searched: by code point, so that both engines give the same order. */
export function orderedText(db: Kysely<unknown>): RawBuilder<string> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`;
}

export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
