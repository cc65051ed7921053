import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const TABLES = ['attendees', 'partnerships'];

/** Registrations and requests from before there was event data belong to no edition: null instead of ''. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('attendees_email').execute();
  for (const table of TABLES) await (isPostgres(db) ? allowNull(db, table) : replaceColumn(db, table));
  // An index treats nulls as distinct, but an address may register only once without an edition, too.
  await sql
    .raw(
      `create unique index attendees_email on attendees (coalesce(event_id, ''), email_key)
      where deleted_at is null`,
    )
    .execute(db);
}

async function allowNull(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .alterColumn('event_id', (column) => column.dropNotNull())
    .execute();
  await sql.raw(`update ${table} set event_id = null where event_id = ''`).execute(db);
}

/** SQLite can't drop `not null` from a column. */
async function replaceColumn(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.alterTable(table).addColumn('edition', 'text').execute();
  await sql.raw(`update ${table} set edition = nullif(event_id, '')`).execute(db);
  await db.schema.alterTable(table).dropColumn('event_id').execute();
  await db.schema.alterTable(table).renameColumn('edition', 'event_id').execute();
}
