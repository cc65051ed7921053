import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Creations that programs may ask for again, and how they were answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('hash', text, (column) => column.notNull().primaryKey())
    .addColumn('request_id', text, (column) => column.notNull())
    .addColumn('reply', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('idempotency_keys_created')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}
