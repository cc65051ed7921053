import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** Migrations know no tables by type, queries do. */
type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/** Text that is sorted or searched: by code point, so that both engines give the same order. */
export function orderedText(db: AnyDatabase): RawBuilder<string> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`;
}

/** A file's content. */
export function bytes(db: Kysely<unknown>): RawBuilder<Uint8Array> {
  return isPostgres(db) ? sql`bytea` : sql`blob`;
}

export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
