import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** What the program does later or again and again, and who is doing it at the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('due_at', orderedText(db), (column) => column.notNull())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', orderedText(db))
    .addColumn('last_run_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('failed_at', orderedText(db))
    .addPrimaryKeyConstraint('jobs_key', ['kind', 'subject'])
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').column('due_at').execute();
}
