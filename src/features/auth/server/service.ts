import { recorded } from '#features/activity/server/service.ts';
import { mustSetUpTwoFactor } from '#features/users/server/service.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret } from '#platform/server/identifier.ts';
import { sessionToken } from './cookie.ts';
import { expiry } from './lifetime.ts';
import { deleteSession, findSession, touchSession } from './queries.ts';
import { identifyByToken } from './tokens.ts';

/** The last use is written down at most this often, so that reading stays reading. */
const TOUCH_MS = 10 * 60 * 1000;

/** Who is behind a request, by session or by API token: the one way a right is ever established. */
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
  if (!session) return undefined;
  if (now.getTime() - Date.parse(session.last_seen_at) > TOUCH_MS) {
    await touchSession(database, session.id, now.toISOString(), expiry(now));
  }
  const { user_id: userId, username, role, id: sessionId } = session;
  return { userId, username, role, sessionId, mustSetUpTwoFactor: mustSetUpTwoFactor(session) };
}

export function closeSession(context: CallContext, actor: Actor): Promise<void> {
  return recorded(context, async (database) => {
    const id = actor.sessionId ?? null;
    if (id) await deleteSession(database, id);
    const description = `${actor.username} logged out`;
    return {
      result: undefined,
      activity: { type: 'Logged Out', description, subject: { type: 'session', id } },
    };
  });
}
