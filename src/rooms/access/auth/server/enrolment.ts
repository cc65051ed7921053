import type { Actor } from '#platform/contract/access.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import {
  assertPassword,
  assertSamePassword,
  getUser,
  type UserRow,
} from '#rooms/access/users/server/service.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { deleteSessionsOf } from './queries.ts';
import { beginEnrolment, confirmEnrolment, endTwoFactor } from './two-factor.ts';

/**
 * Asks for the password: otherwise anybody at an unlocked screen could lock its owner out. A secret has no
 * effect until it is confirmed, so there is nothing to record.
 */
export async function startEnrolment(context: CallContext, actor: Actor, password: string) {
  const user = await getUser(context.store.database, actor.userId);
  assertNotEnrolled(user);
  await assertPassword(context, user, password, 'password');
  return withActivity(context, async (database) => {
    const present = await assertSamePassword(database, user, 'password');
    assertNotEnrolled(present);
    return { result: await beginEnrolment(database, context, present) };
  });
}

/** Ends the user's other sessions: none of them was opened with the second step. */
export function finishEnrolment(context: CallContext, actor: Actor, code: string): Promise<string[]> {
  return withActivity(context, async (database) => {
    const user = await getUser(database, actor.userId);
    assertNotEnrolled(user);
    const codes = await confirmEnrolment(database, context, user, code);
    await deleteSessionsOf(database, user.id, actor.sessionId);
    return {
      result: codes,
      activity: describe(actor, say.twoFactorOnEntry({ username: user.username })),
    };
  });
}

export async function leaveTwoFactor(context: CallContext, actor: Actor, password: string): Promise<void> {
  const user = await getUser(context.store.database, actor.userId);
  assertNotRequired(user);
  await assertPassword(context, user, password, 'password');
  await withActivity(context, async (database) => {
    assertNotRequired(await assertSamePassword(database, user, 'password'));
    await endTwoFactor(database, user);
    return {
      result: undefined,
      activity: describe(actor, say.twoFactorOffEntry({ username: user.username })),
    };
  });
}

function assertNotRequired(user: UserRow): void {
  if (!user.two_factor_required_at) return;
  throw new Refusal('forbidden', say.twoFactorIsRequired());
}

function assertNotEnrolled(user: UserRow): void {
  if (!user.two_factor_since) return;
  throw new Refusal('conflict', say.twoFactorIsOn());
}

function describe(actor: Actor, description: string): ActivityEntry {
  return { type: 'Updated', description, subject: { type: 'user', id: actor.userId } };
}
