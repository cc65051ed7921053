import type { Actor } from '#platform/contract/access.ts';
import { inMainLanguage } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import type { Session } from '../contract.ts';
import { SESSIONS_MAX } from '../lifetimes.ts';
import * as say from '../messages.ts';
import { expiry } from './lifetime.ts';
import { deleteSession, deleteSessionsOf, insertSession, listSessions } from './queries.ts';

const USER_AGENT_MAX = 300;

/**
 * Opens a session and returns its id. It replaces the browser's old one and, if the user has too many, those
 * unused for longest. Runs in the caller's transaction.
 */
export async function addSession(
  database: Database,
  { actor, clock, userAgent }: CallContext,
  userId: string,
  tokenHash: string,
): Promise<string> {
  const id = newId();
  const now = clock.now();
  const at = now.toISOString();
  if (actor?.sessionId) await deleteSession(database, actor.sessionId);
  await insertSession(database, {
    id,
    token_hash: tokenHash,
    user_id: userId,
    created_at: at,
    last_seen_at: at,
    expires_at: expiry(now, now),
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
  });
  // Where the clock was set back, this one isn't the newest.
  const others = (await listSessions(database, userId, at)).filter((session) => session.id !== id);
  for (const unused of others.slice(SESSIONS_MAX - 1)) await deleteSession(database, unused.id);
  return id;
}

export function closeSession(context: CallContext, actor: Actor): Promise<void> {
  return withActivity(context, async (database) => {
    const id = actor.sessionId ?? null;
    if (id) await deleteSession(database, id);
    const description = inMainLanguage(() => say.signedOutEntry({ username: actor.username }));
    return {
      result: undefined,
      activity: { type: 'Logged Out', description, subject: { type: 'session', id } },
    };
  });
}

/** The user's sessions that haven't expired, most recently used first. */
export async function sessionsOf({ store, clock }: Services, actor: Actor): Promise<Session[]> {
  const rows = await listSessions(store.database, actor.userId, clock.now().toISOString());
  return rows.map((row) => ({
    id: row.id,
    date: row.created_at,
    lastSeen: row.last_seen_at,
    userAgent: row.user_agent,
    current: row.id === actor.sessionId,
  }));
}

export function endOwnSession(context: CallContext, actor: Actor, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const owned = await listSessions(database, actor.userId, context.clock.now().toISOString());
    if (!owned.some((row) => row.id === id)) {
      throw new Refusal('not-found', say.sessionGone());
    }
    await deleteSession(database, id);
    return {
      result: undefined,
      activity: ended(id, say.sessionEndedEntry({ username: actor.username })),
    };
  });
}

export function endOtherSessionsOf(context: CallContext, actor: Actor): Promise<void> {
  return withActivity(context, async (database) => {
    await deleteSessionsOf(database, actor.userId, actor.sessionId);
    return {
      result: undefined,
      activity: ended(null, say.othersEndedEntry({ username: actor.username })),
    };
  });
}

function ended(id: string | null, description: string): ActivityEntry {
  return { type: 'Ended session', description, subject: { type: 'session', id } };
}
