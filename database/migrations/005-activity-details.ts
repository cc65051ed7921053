import { type Kysely, sql } from 'kysely';

const FILTERED = ['user_id', 'activity_type', 'subject_type'];

/** What each update changed, and indexes for filtering a long activity record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('activity').addColumn('changes', 'text').execute();
  for (const column of FILTERED) {
    await db.schema
      .createIndex(`activity_by_${column}`)
      .on('activity')
      .columns([column, 'time', 'id'])
      .execute();
  }
  await db.schema
    .createIndex('activity_recent')
    .on('activity')
    .columns(['time', 'id'])
    .where(sql.ref('removed_at'), 'is', null)
    .execute();
}
