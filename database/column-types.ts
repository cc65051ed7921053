import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Fits both the untyped database of migrations and the typed one of queries. */
type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/**
 * Type of a text column that is sorted or searched. It compares by code point, so that both engines give the
 * same order.
 */
export function orderedText(db: AnyDatabase): RawBuilder<string> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`;
}

/** Type of a column that holds a file's content. */
export function bytes(db: Kysely<unknown>): RawBuilder<Uint8Array> {
  return isPostgres(db) ? sql`bytea` : sql`blob`;
}

/**
 * What the adapter of a PostgreSQL database has, which only OwnPostgresDialect gives it. Migrations can't ask for its
 * class: they aren't part of the build, and load a Kysely of their own.
 */
export const POSTGRES = { isPostgres: true };

export function isPostgres(db: AnyDatabase): boolean {
  return 'isPostgres' in db.getExecutor().adapter;
}
