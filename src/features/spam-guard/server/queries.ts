import type { Database } from '#platform/server/database/store.ts';

/** Marks a solution as used. False if it was used before. */
export async function useSolution(database: Database, hash: string, expiresAt: string): Promise<boolean> {
  const inserted = await database
    .insertInto('used_solutions')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function forgetExpiredSolutions(database: Database, now: string): Promise<void> {
  await database.deleteFrom('used_solutions').where('expires_at', '<=', now).execute();
}
