import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** The link that somebody got when they joined the waiting list goes on working once they are offered a place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('waiting_entries').addColumn('first_token_hash', orderedText(db)).execute();
  await db.schema
    .createIndex('waiting_entries_first_token')
    .on('waiting_entries')
    .column('first_token_hash')
    .execute();
}
