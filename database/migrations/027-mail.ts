import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Mails, from when they are written until they are sent, and the addresses that no longer get any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('promise', orderedText(db), (column) => column.notNull())
    .addColumn('state', orderedText(db), (column) => column.notNull())
    .addColumn('about_id', 'text')
    .addColumn('recipient_name', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('recipient_key', orderedText(db), (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('sealed_link', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .addColumn('queued_at', orderedText(db), (column) => column.notNull())
    .addColumn('due_at', orderedText(db))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('reply', 'text')
    .addColumn('sent_at', orderedText(db))
    .execute();
  await db.schema
    .createIndex('mails_waiting')
    .on('mails')
    .columns(['promise desc', 'due_at', 'id'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('mails_claimed')
    .on('mails')
    .column('claimed_by')
    .where(sql.ref('claimed_by'), 'is not', null)
    .execute();
  await db.schema.createIndex('mails_recipient').on('mails').column('recipient_key').execute();
  await db.schema.createIndex('mails_about').on('mails').column('about_id').execute();
  await db.schema.createIndex('mails_state').on('mails').columns(['state', 'queued_at']).execute();

  await db.schema
    .createTable('suppressions')
    .addColumn('email_key', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
}
