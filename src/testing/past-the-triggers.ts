import { sql } from 'kysely';
import type { Database, Store } from '#platform/server/database/store.ts';

const TRIGGERS = ['activity_unchanged', 'activity_kept'];

/** Changes the record of activity as somebody with access to the database could, past its triggers. */
export async function pastTheTriggers(
  { database, engine }: Pick<Store, 'database' | 'engine'>,
  change: (database: Database) => Promise<unknown>,
): Promise<void> {
  for (const trigger of TRIGGERS) {
    const table = engine === 'postgres' ? sql`on activity` : sql``;
    await sql`drop trigger if exists ${sql.id(trigger)} ${table}`.execute(database);
  }
  await change(database);
}
