import type { SessionRow } from '#database/schema.ts';
import type { Database } from '#platform/server/database/store.ts';

export async function insertSession(database: Database, row: SessionRow): Promise<void> {
  await database.insertInto('sessions').values(row).execute();
}

/** The living session with this token and its user, who must still be there. */
export function findSession(database: Database, tokenHash: string, now: string) {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.last_seen_at',
      'users.id as user_id',
      'users.username',
      'users.role',
      'users.two_factor_since',
      'users.two_factor_required_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

export function listSessions(database: Database, userId: string, now: string): Promise<SessionRow[]> {
  return database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export async function touchSession(database: Database, id: string, now: string, expires: string) {
  await database
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expires })
    .where('id', '=', id)
    .execute();
}

export async function deleteSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteExpiredSessions(database: Database, now: string): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
