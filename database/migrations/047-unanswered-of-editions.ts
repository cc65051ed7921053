import { type Kysely, sql } from 'kysely';

/** How many requests of one edition wait for an answer is counted from the index alone, where it looked at each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('partnerships_unanswered').execute();
  await db.schema
    .createIndex('partnerships_unanswered')
    .on('partnerships')
    .columns(['created_at', 'event_id', 'answered_at', 'deleted_at'])
    .where(sql.ref('answered_at'), 'is', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}
