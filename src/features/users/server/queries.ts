import type { UserRow } from '#database/schema.ts';
import { emailKey } from '#platform/contract/fold.ts';
import type { Database } from '#platform/server/database/store.ts';

export function findUserByEmail(database: Database, email: string): Promise<UserRow | undefined> {
  return database
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function anyUserExists(database: Database): Promise<boolean> {
  return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertUser(database: Database, row: UserRow): Promise<void> {
  await database.insertInto('users').values(row).execute();
}
