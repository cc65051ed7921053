import { recorded } from '#features/activity/server/service.ts';
import { findByCredentials } from '#features/users/server/service.ts';
import type { Actor } from '#platform/contract/access.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret, newId, newSecret } from '#platform/server/identifier.ts';
import type { SignInAttempts } from './attempts.ts';
import { sessionToken } from './cookie.ts';
import { deleteExpiredSessions, deleteSession, findSession, insertSession, touchSession } from './queries.ts';

/** A session ends this long after it was last used. */
const IDLE_MS = 12 * 60 * 60 * 1000;
/** Its last use is written down at most this often, so that reading stays reading. */
const TOUCH_MS = 10 * 60 * 1000;
const USER_AGENT_MAX = 300;

/** Who is behind a request: the one way a right is ever established. */
export async function identify(services: Services, headers: Headers): Promise<Actor | undefined> {
  const token = sessionToken(services.config, headers);
  if (!token) return undefined;
  const { database } = services.store;
  const now = services.clock.now();
  const session = await findSession(database, hashSecret(token), now.toISOString());
  if (!session) return undefined;
  if (now.getTime() - Date.parse(session.last_seen_at) > TOUCH_MS) {
    await touchSession(database, session.id, now.toISOString(), expiry(now));
  }
  const { user_id: userId, username, role, id: sessionId } = session;
  return { userId, username, role, sessionId };
}

/** Signs in: answers the user and the new session's token. A failure is recorded too. */
export async function openSession(
  context: CallContext,
  attempts: SignInAttempts,
  { email, password }: { email: string; password: string },
) {
  await attempts.refuseTooMany(email, context.address);
  const user = await findByCredentials(context.store.database, email, password);
  if (!user) {
    await attempts.countFailure(email, context.address);
    await recordFailure(context, email);
    throw new Refusal('unauthenticated', 'The e-mail address or the password is not right.');
  }
  await attempts.forget(email, context.address);
  const token = newSecret();
  await recorded(context, async (database) => {
    const id = newId();
    const now = context.clock.now();
    await deleteExpiredSessions(database, now.toISOString());
    await insertSession(database, {
      id,
      token_hash: hashSecret(token),
      user_id: user.id,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: expiry(now),
      user_agent: context.userAgent.slice(0, USER_AGENT_MAX),
    });
    return {
      result: undefined,
      activity: {
        type: 'Logged In',
        description: `${user.username} logged in`,
        subject: { type: 'session', id },
        by: { userId: user.id, username: user.username },
      },
    };
  });
  return { user, token };
}

function recordFailure(context: CallContext, email: string): Promise<void> {
  const activity = {
    type: 'Failed log-in',
    description: `Somebody failed to log in as ${email}`,
    subject: { type: 'session' as const },
  };
  return recorded(context, async () => ({ result: undefined, activity }));
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

function expiry(now: Date): string {
  return new Date(now.getTime() + IDLE_MS).toISOString();
}
