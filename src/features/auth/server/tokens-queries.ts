import type { ApiTokenRow } from '#database/schema.ts';
import type { Database } from '#platform/server/database/store.ts';

export function listTokens(database: Database, userId: string): Promise<ApiTokenRow[]> {
  return database
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

export function findToken(
  database: Database,
  token: { id: string; userId: string },
): Promise<ApiTokenRow | undefined> {
  return database
    .selectFrom('api_tokens')
    .selectAll()
    .where('id', '=', token.id)
    .where('user_id', '=', token.userId)
    .executeTakeFirst();
}

/** The token with this hash and its owner, who must still be there. */
export function findTokenOwner(database: Database, hash: string) {
  return database
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'api_tokens.id',
      'api_tokens.last_used_at',
      'users.id as user_id',
      'users.username',
      'users.role',
      'users.two_factor_since',
      'users.two_factor_required_at',
    ])
    .where('api_tokens.token_hash', '=', hash)
    .where('users.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function insertToken(database: Database, row: ApiTokenRow): Promise<void> {
  await database.insertInto('api_tokens').values(row).execute();
}

export async function touchToken(database: Database, id: string, at: string): Promise<void> {
  await database.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function deleteToken(database: Database, id: string): Promise<void> {
  await database.deleteFrom('api_tokens').where('id', '=', id).execute();
}
