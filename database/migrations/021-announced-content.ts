import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

/**
 * PostgreSQL tells every instance when the content version has changed. SQLite needs no announcement: it
 * counts the changes that other connections make.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql
    .raw(
      `create function announce_content_version() returns trigger language plpgsql as
      $$ begin perform pg_notify('content_version', ''); return null; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger content_version_announced after insert or update on settings
      for each row when (new.name = 'content_version') execute function announce_content_version()`,
    )
    .execute(db);
}
