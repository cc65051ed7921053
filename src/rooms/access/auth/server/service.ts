import type { Actor } from '#platform/contract/access.ts';
import type { Database } from '#platform/server/database/store.ts';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import type { Services } from '#platform/server/http/context.ts';
import { hashSecret } from '#platform/server/identifier.ts';
import {
  findUserLetIn,
  mustSetUpTwoFactor,
  type UserAccess,
  type UserRow,
  updateUser,
} from '#rooms/access/users/server/service.ts';
import { rightsOf } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { sessionToken } from './cookie.ts';
import { invite } from './invite.ts';
import { expiry } from './lifetime.ts';
import {
  deleteResetLinkOf,
  deleteSessionsOf,
  deleteTokensOf,
  findSession,
  findTokenByHash,
  listSessions,
  listTokens,
  markSessionUsed,
  markTokenUsed,
  replaceRecoveryCodes,
} from './queries.ts';
import { bearerToken } from './tokens.ts';

export { endRestoredAccess } from './after-restore.ts';
export { assertSecretsReadable, encryptStored } from './encrypt-stored.ts';
export { rememberDevice } from './known-device.ts';
export { countRecoveryCodes } from './queries.ts';

/** The last use is stored at most this often, so that most reads don't write. */
const MARK_USED_MS = 10 * 60 * 1000;

/** Who sent a request, by session or API token. Every access check relies on this function alone. */
export async function identify(
  services: Services,
  headers: Headers,
  database: Database = services.store.database,
): Promise<Actor | undefined> {
  const bySession = await identifyBySession(services, headers, database);
  return bySession ?? identifyByToken(services, headers, database);
}

async function identifyBySession(
  services: Services,
  headers: Headers,
  database: Database,
): Promise<Actor | undefined> {
  const token = sessionToken(services.config, headers);
  if (!token) return undefined;
  const now = services.clock.now();
  const session = await findSession(database, hashSecret(token), now.toISOString());
  const user = session && (await findUserLetIn(database, session.user_id));
  if (!user) return undefined;
  if (now.getTime() - Date.parse(session.last_seen_at) > MARK_USED_MS) {
    const expires = expiry(new Date(session.created_at), now);
    await noteUse(services, database, () =>
      markSessionUsed(database, session.id, now.toISOString(), expires),
    );
  }
  return { ...(await toActor(services, database, user)), sessionId: session.id };
}

/** The owner of the request's API token. Other bearer credentials identify nobody. */
async function identifyByToken(
  services: Services,
  headers: Headers,
  database: Database,
): Promise<Actor | undefined> {
  const carried = bearerToken(headers);
  const now = services.clock.now();
  const token = carried && (await findTokenByHash(database, hashSecret(carried), now.toISOString()));
  const owner = token && (await findUserLetIn(database, token.user_id));
  if (!owner) return undefined;
  if (!token.last_used_at || now.getTime() - Date.parse(token.last_used_at) > MARK_USED_MS) {
    await noteUse(services, database, () => markTokenUsed(database, token.id, now.toISOString()));
  }
  return toActor(services, database, owner);
}

/** A database that can only be read, such as one on a full disk, is still read. Whoever changes something has asked before. */
async function noteUse({ store }: Services, database: Database, note: () => Promise<void>): Promise<void> {
  if (database !== store.database) return;
  await note().catch((thrown) => {
    if (!(thrown instanceof DatabaseUnavailable)) throw thrown;
  });
}

/** With the rights that the role has now, so that a change of either counts from the next request on. */
async function toActor(services: Services, database: Database, user: UserRow): Promise<Actor> {
  const { id: userId, username, role } = user;
  const rights = await rightsOf(services, database, role);
  return { userId, username, role, rights, mustSetUpTwoFactor: mustSetUpTwoFactor(user) };
}

/** Lets the users module end what lets a user in. */
export const userAccess: UserAccess = {
  end: endAccess,
  endLinks: deleteResetLinkOf,
  invite,
  async purge(database, userId) {
    await endAccess(database, userId);
    await replaceRecoveryCodes(database, userId, []);
  },
};

export async function describeAccess(database: Database, userId: string): Promise<Record<string, string[]>> {
  const sessions = await listSessions(database, userId, '');
  const tokens = await listTokens(database, userId);
  return {
    [say.signIns()]: sessions.map(({ created_at, user_agent }) => `${created_at} ${user_agent}`),
    [say.apiTokens()]: tokens.map(({ created_at, name }) => `${created_at} ${name}`),
  };
}

async function endAccess(database: Database, userId: string, exceptSession?: string): Promise<string> {
  await deleteSessionsOf(database, userId, exceptSession);
  await deleteResetLinkOf(database, userId);
  return (await deleteTokensOf(database, userId)) > 0 ? say.andTokensRevoked() : '';
}

/**
 * Sets a password and ends everything that the old one gave access to, except the session to keep. Returns
 * what to add to the activity record. Runs in the caller's transaction.
 */
export async function replacePassword(
  database: Database,
  { clock }: Services,
  { userId, hash, exceptSession }: { userId: string; hash: string; exceptSession?: string | undefined },
): Promise<string> {
  await updateUser(database, userId, { password_hash: hash, updated_at: clock.now().toISOString() });
  return endAccess(database, userId, exceptSession);
}
