import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Who waits for a place, and for how long a place is kept for somebody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('events')
    .addColumn('waiting_hours', 'integer', (column) => column.notNull().defaultTo(48))
    .execute();
  await db.schema
    .createTable('waiting_entries')
    .addColumn('id', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('event_id', 'text', (column) => column.references('events.id'))
    .addColumn('fullname', 'text', (column) => column.notNull())
    .addColumn('fullname_key', orderedText(db), (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('company_key', orderedText(db), (column) => column.notNull())
    .addColumn('designation', 'text', (column) => column.notNull())
    .addColumn('designation_key', orderedText(db), (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', orderedText(db), (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('whatsapp', 'text', (column) => column.notNull())
    .addColumn('notice', 'text', (column) => column.notNull())
    .addColumn('answers', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('submission_key', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('offered_until', 'text')
    .addColumn('token_hash', orderedText(db), (column) => column.notNull().unique())
    .execute();
  await sql`create index waiting_entries_open on waiting_entries (event_id, position)
    where state in ('waiting', 'offered')`.execute(db);
  await sql`create unique index waiting_entries_once on waiting_entries (coalesce(event_id, ''), email_key)
    where state in ('waiting', 'offered')`.execute(db);
}
