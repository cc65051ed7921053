import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Mails to many, who agreed to news and when, and who no longer wants any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailings')
    .addColumn('id', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('state', orderedText(db), (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('send_at', orderedText(db))
    .addColumn('recipients', 'integer')
    .addColumn('written_until', 'text')
    .addColumn('is_written', 'integer', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();

  await db.schema.alterTable('mails').addColumn('mailing_id', orderedText(db)).execute();
  // One mail for each address, whatever happens while they are written.
  await db.schema
    .createIndex('mails_of_mailing')
    .on('mails')
    .columns(['mailing_id', 'recipient_key'])
    .unique()
    .where(sql.ref('mailing_id'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('mails_of_mailing_by_state')
    .on('mails')
    .columns(['mailing_id', 'state'])
    .where(sql.ref('mailing_id'), 'is not', null)
    .execute();

  await db.schema
    .createTable('unsubscriptions')
    .addColumn('email_key', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();

  const attendees = db.schema.alterTable('attendees');
  await attendees.addColumn('news_version', 'text').execute();
  await attendees.addColumn('news_agreed_at', 'text').execute();
}
