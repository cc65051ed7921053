import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Payments by a provider, what providers report, and refunds with their states. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  const amount = 'double precision';
  await db.schema
    .createTable('online_payments')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull().unique())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('amount', amount, (column) => column.notNull())
    .addColumn('received', amount, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('problem', text, (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('provider_id', text, (column) => column.notNull())
    .addColumn('asks', 'integer', (column) => column.notNull())
    .addColumn('ask_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('online_payments_of_order').on('online_payments').column('order_id').execute();
  await db.schema.createIndex('online_payments_ask').on('online_payments').column('ask_at').execute();
  await db.schema
    .createTable('refunds')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('payment_id', text, (column) => column.references('online_payments.id'))
    .addColumn('way', text, (column) => column.notNull())
    .addColumn('amount', amount, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('provider_id', text, (column) => column.notNull())
    .addColumn('sent_at', text)
    .addColumn('asks', 'integer', (column) => column.notNull())
    .addColumn('ask_at', text)
    .addColumn('user_id', text)
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('refunds_of_order').on('refunds').column('order_id').execute();
  await db.schema.createIndex('refunds_of_payment').on('refunds').column('payment_id').execute();
  await db.schema.createIndex('refunds_ask').on('refunds').column('ask_at').execute();
  await db.schema
    .createTable('provider_events')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', text, (column) => column.notNull())
    .addColumn('done_at', text)
    .addUniqueConstraint('provider_events_event', ['provider', 'event'])
    .execute();
  await db.schema
    .createIndex('provider_events_received')
    .on('provider_events')
    .column('received_at')
    .execute();
}
