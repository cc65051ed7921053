import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const TABLES = ['attendees', 'partnerships'];

/** What was sent before there was any event data belongs to no edition: null, where '' stood for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('attendees_email').execute();
  for (const table of TABLES) await (isPostgres(db) ? allowNull(db, table) : replaceColumn(db, table));
  // Nulls are distinct to an index: without an edition, too, an address registers once.
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

/** SQLite takes 'not null' from no column that is there. */
async function replaceColumn(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.alterTable(table).addColumn('edition', 'text').execute();
  await sql.raw(`update ${table} set edition = nullif(event_id, '')`).execute(db);
  await db.schema.alterTable(table).dropColumn('event_id').execute();
  await db.schema.alterTable(table).renameColumn('edition', 'event_id').execute();
}
