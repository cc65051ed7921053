import type { Role } from '#platform/contract/access.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Config } from '#platform/server/config.ts';
import type { Store } from '#platform/server/database/store.ts';
import { hashSecret, newId, newSecret } from '#platform/server/identifier.ts';
import { sessionCookie } from '#rooms/access/auth/server/cookie.ts';
import type { TestApp } from './app.ts';

const DAY_MS = 86_400_000;

/** A new user with a session, created without going through the login form, and the session's cookie. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  username: string;
  cookie: string;
}

/** Inserts a user with the role, and a session. The user has no password, so nobody can sign in as them. */
export async function insertSignedIn(
  { database }: Store,
  config: Config,
  role: Role,
  now: Date,
): Promise<SignedIn> {
  const userId = newId();
  const sessionId = newId();
  const username = `Test ${role}`;
  const email = `${userId}@users.example`;
  const token = newSecret();
  const at = now.toISOString();
  await database
    .insertInto('users')
    .values({
      id: userId,
      username,
      username_key: normaliseForSearch(username),
      email,
      email_key: emailKey(email),
      role,
      phone: null,
      password_hash: '',
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .execute();
  await database
    .insertInto('sessions')
    .values({
      id: sessionId,
      token_hash: hashSecret(token),
      user_id: userId,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(now.getTime() + DAY_MS).toISOString(),
      user_agent: '',
    })
    .execute();
  const cookie = sessionCookie(config, token).split(';', 1)[0] ?? '';
  return { userId, sessionId, username, cookie };
}

/** Deletes the user, or all of them: a request for a partnership would be mailed to each Administrator. */
export async function retireUsers(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  userId?: string,
): Promise<void> {
  const retired = store.database.updateTable('users').set({ deleted_at: clock.now().toISOString() });
  const present = retired.where('deleted_at', 'is', null);
  await (userId === undefined ? present : present.where('id', '=', userId)).execute();
}
