import { type Kysely, sql } from 'kysely';

/** How many requests are answered is counted from an index alone, as those that wait are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('partnerships_answered')
    .on('partnerships')
    .columns(['created_at', 'event_id', 'answered_at', 'deleted_at'])
    .where(sql.ref('answered_at'), 'is not', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}
