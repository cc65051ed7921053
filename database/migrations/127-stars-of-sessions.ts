import type { Kysely } from 'kysely';

/** The stars that sessions got are counted in an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('session_feedback_stars')
    .on('session_feedback')
    .columns(['session_id', 'stars'])
    .execute();
}
