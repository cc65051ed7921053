import type { Database } from '#platform/server/database/store.ts';

export async function replaceRecoveryCodes(database: Database, userId: string, hashes: string[]) {
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ code_hash, user_id: userId }));
  await database.insertInto('recovery_codes').values(rows).execute();
}

/** Takes a recovery code out for good. False when there was none. */
export async function takeRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const taken = await database
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

export async function countCodes(database: Database, userId: string): Promise<number> {
  const { total } = await database
    .selectFrom('recovery_codes')
    .select((count) => count.fn.countAll().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
