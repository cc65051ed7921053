import { insertRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ApiTokenRow, RecoveryCodeRow, ResetLinkRow, SessionRow } from './tables.ts';

/** SHA-256 in hexadecimal; a signature is shorter. */
const PLAIN_HASH_LENGTH = 64;

export async function insertSession(database: Database, row: SessionRow): Promise<void> {
  await database.insertInto('sessions').values(row).execute();
}

/** The session with this token, unless expired. Callers check whether its user still has access. */
export function findSession(
  database: Database,
  tokenHash: string,
  now: string,
): Promise<SessionRow | undefined> {
  return database
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function listSessions(database: Database, userId: string, now: string): Promise<SessionRow[]> {
  return database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function markSessionUsed(database: Database, id: string, now: string, expires: string) {
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

/** Ends a user's sessions, except the one to keep. */
export async function deleteSessionsOf(database: Database, userId: string, except = ''): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', except).execute();
}

export async function deleteAllSessionsAndLinks(database: Database): Promise<void> {
  await database.deleteFrom('sessions').execute();
  await database.deleteFrom('reset_links').execute();
}

/** Whatever the clock says. */
export async function expireAllTokens(database: Database): Promise<void> {
  await database
    .updateTable('api_tokens')
    .set((token) => ({ expires_at: token.ref('created_at') }))
    .execute();
}

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

/** The token with this hash, unless expired. */
export function findTokenByHash(
  database: Database,
  hash: string,
  now: string,
): Promise<ApiTokenRow | undefined> {
  return database
    .selectFrom('api_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function insertToken(database: Database, row: ApiTokenRow): Promise<void> {
  await database.insertInto('api_tokens').values(row).execute();
}

export async function markTokenUsed(database: Database, id: string, at: string): Promise<void> {
  await database.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function deleteToken(database: Database, id: string): Promise<void> {
  await database.deleteFrom('api_tokens').where('id', '=', id).execute();
}

export async function deleteExpiredTokensOf(database: Database, userId: string, now: string) {
  await database
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}

/** Revokes a user's API tokens and returns how many they had. */
export async function deleteTokensOf(database: Database, userId: string): Promise<number> {
  const deleted = await database.deleteFrom('api_tokens').where('user_id', '=', userId).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

export async function replaceRecoveryCodes(database: Database, userId: string, hashes: string[]) {
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ code_hash, user_id: userId }));
  await insertRows(database, 'recovery_codes', rows);
}

/** Recovery codes stored before they were signed, as plain hashes. */
export function listUnsignedCodes(database: Database): Promise<RecoveryCodeRow[]> {
  return database
    .selectFrom('recovery_codes')
    .selectAll()
    .where((code) => code(code.fn<number>('length', ['code_hash']), '=', PLAIN_HASH_LENGTH))
    .execute();
}

export async function replaceCodeHash(database: Database, before: string, after: string): Promise<void> {
  await database
    .updateTable('recovery_codes')
    .set({ code_hash: after })
    .where('code_hash', '=', before)
    .execute();
}

/** Uses up a recovery code, stored in any of these forms. False if there is no such code. */
export async function takeRecoveryCode(
  database: Database,
  userId: string,
  hashes: readonly string[],
): Promise<boolean> {
  const taken = await database
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const { total } = await database
    .selectFrom('recovery_codes')
    .select((count) => count.fn.countAll().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function deleteResetLinkOf(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('reset_links').where('user_id', '=', userId).execute();
}

/** A user has only one link at a time. */
export async function replaceResetLink(database: Database, row: ResetLinkRow): Promise<void> {
  await deleteResetLinkOf(database, row.user_id);
  await database.insertInto('reset_links').values(row).execute();
}

/** The link with this hash, unless expired. */
export function findResetLink(
  database: Database,
  hash: string,
  now: string,
): Promise<ResetLinkRow | undefined> {
  return database
    .selectFrom('reset_links')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
