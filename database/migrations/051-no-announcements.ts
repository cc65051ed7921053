import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

/** Nobody listens for the announcements of migration 021 any more: instances read the content version while they need it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`drop trigger content_version_announced on settings`.execute(db);
  await sql`drop function announce_content_version()`.execute(db);
}
