import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Orders of tickets, their ledger, their papers, and what banks report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  // Amounts are whole numbers, which this type holds exactly up to 2^53 on both engines.
  const amount = 'double precision';
  await db.schema
    .createTable('orders')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('event_id', text, (column) => column.notNull().references('events.id'))
    .addColumn('reference', text, (column) => column.notNull().unique())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('buyer_name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('email_key', text, (column) => column.notNull())
    .addColumn('buyer_company', text, (column) => column.notNull())
    .addColumn('buyer_address', 'text', (column) => column.notNull())
    .addColumn('buyer_tax_number', 'text', (column) => column.notNull())
    .addColumn('group_key', text, (column) => column.notNull())
    .addColumn('code', text, (column) => column.notNull())
    .addColumn('levies', 'text', (column) => column.notNull())
    .addColumn('total', amount, (column) => column.notNull())
    .addColumn('paid', amount, (column) => column.notNull())
    .addColumn('refunded', amount, (column) => column.notNull())
    .addColumn('withheld', amount, (column) => column.notNull())
    .addColumn('held_until', text)
    .addColumn('reminded_at', text)
    .addColumn('ended', text)
    .addColumn('search_text', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('orders_of_event').on('orders').columns(['event_id', 'created_at']).execute();
  await db.schema.createIndex('orders_held').on('orders').columns(['state', 'held_until']).execute();
  await db.schema.createIndex('orders_group').on('orders').columns(['event_id', 'group_key']).execute();
  await db.schema.createIndex('orders_email').on('orders').column('email_key').execute();
  await db.schema
    .createTable('order_lines')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('attendee_id', text, (column) => column.references('attendees.id').onDelete('set null'))
    .addColumn('is_named', 'integer', (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('price', amount, (column) => column.notNull())
    .addColumn('amount', amount, (column) => column.notNull())
    .addColumn('in_group', 'integer', (column) => column.notNull())
    .addColumn('ended_at', text)
    .execute();
  await db.schema.createIndex('order_lines_of_order').on('order_lines').column('order_id').execute();
  await db.schema.createIndex('order_lines_of_attendee').on('order_lines').column('attendee_id').execute();
  await db.schema
    .createTable('ledger_entries')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('posting', text, (column) => column.notNull())
    .addColumn('account', text, (column) => column.notNull())
    .addColumn('amount', amount, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('source', text, (column) => column.unique())
    .addColumn('user_id', text)
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('made_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ledger_entries_of_order').on('ledger_entries').column('order_id').execute();
  await db.schema
    .createTable('order_papers')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('series', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('fiscal_number', 'text', (column) => column.notNull())
    .addColumn('fiscal_code', 'text', (column) => column.notNull())
    .addColumn('made_at', text, (column) => column.notNull())
    .addUniqueConstraint('order_papers_number', ['series', 'number'])
    .execute();
  await db.schema.createIndex('order_papers_of_order').on('order_papers').column('order_id').execute();
  await db.schema
    .createTable('statement_lines')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('key', text, (column) => column.notNull().unique())
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('amount', amount, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('order_id', text, (column) => column.references('orders.id'))
    .addColumn('matched_by', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('statement_lines_state')
    .on('statement_lines')
    .columns(['state', 'day'])
    .execute();
  await db.schema.createIndex('statement_lines_of_order').on('statement_lines').column('order_id').execute();
}
