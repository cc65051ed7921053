import { insertRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { UsedSolutionRow } from './tables.ts';

/** Which of these solutions were used before. */
export async function findUsed(database: Database, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await database
    .selectFrom('used_solutions')
    .select('hash')
    .where('hash', 'in', hashes)
    .execute();
  return rows.map(({ hash }) => hash);
}

export async function insertUsed(database: Database, rows: readonly UsedSolutionRow[]): Promise<void> {
  await insertRows(database, 'used_solutions', rows);
}

export async function purgeExpiredSolutions(database: Database, now: string): Promise<void> {
  await database.deleteFrom('used_solutions').where('expires_at', '<=', now).execute();
}
