import type { Database } from '#platform/server/database/store.ts';
import type { RetentionRow } from './tables.ts';

export function listRetention(database: Database): Promise<RetentionRow[]> {
  return database.selectFrom('retention').selectAll().orderBy('event_id').execute();
}

/** What should have been erased before this day. */
export function listDue(database: Database, today: string): Promise<RetentionRow[]> {
  return database
    .selectFrom('retention')
    .selectAll()
    .where('until', '<', today)
    .orderBy('event_id')
    .execute();
}

export async function findUntil(database: Database, editionId: string): Promise<string> {
  const row = await database
    .selectFrom('retention')
    .select('until')
    .where('event_id', '=', editionId)
    .executeTakeFirst();
  return row?.until ?? '';
}

/** Without a day, the people of the edition are kept until somebody asks. */
export async function writeUntil(database: Database, event_id: string, until: string | undefined) {
  if (!until) {
    await database.deleteFrom('retention').where('event_id', '=', event_id).execute();
    return;
  }
  await database
    .insertInto('retention')
    .values({ event_id, until })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ until }))
    .execute();
}
