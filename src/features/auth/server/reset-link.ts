import { withActivity } from '#features/activity/server/service.ts';
import { getUser, hashNewPassword } from '#features/users/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import { findResetLink, replaceResetLink } from './queries.ts';
import { replacePassword } from './service.ts';

const VALID_MS = 24 * 60 * 60 * 1000;

/** Makes a one-time link for setting a new password. It replaces the user's earlier one. */
export async function makeResetLink(context: CallContext, id: string) {
  const token = newSecret();
  const expires = new Date(context.clock.now().getTime() + VALID_MS).toISOString();
  await withActivity(context, async (database) => {
    const user = await getUser(database, id);
    await replaceResetLink(database, { token_hash: hashSecret(token), user_id: id, expires_at: expires });
    const description = `Created a one-time link to a new password for ${user.username}`;
    return { result: undefined, activity: { type: 'Updated', description, subject: { type: 'user', id } } };
  });
  return { id, link: `${context.config.publicUrl}/admin/reset-password?token=${token}`, expires };
}

/** Sets a new password, uses up the link and ends the user's sessions. Guessing links is rate-limited. */
export function usePasswordLink(context: CallContext, token: string, password: string): Promise<void> {
  const guess = { secret: 'password link', address: context.address };
  return context.loginLimiter.limit(guess, async () => {
    await ownerOf(context.store.database, context, token);
    await setPassword(context, token, await hashNewPassword(password));
  });
}

function setPassword(context: CallContext, token: string, hash: string): Promise<void> {
  return withActivity(context, async (database) => {
    // Check again inside the transaction: the link may have been used up meanwhile.
    const userId = await ownerOf(database, context, token);
    const user = await getUser(database, userId);
    await replacePassword(database, context, { userId, hash });
    return {
      result: undefined,
      activity: {
        type: 'Updated',
        description: `${user.username} set a new password with a one-time link`,
        subject: { type: 'user', id: userId },
        by: { userId, username: user.username },
      },
    };
  });
}

/** Whose link it is. Refuses links that are unknown, used up or expired. */
async function ownerOf(database: Database, { clock }: Services, token: string): Promise<string> {
  const link = await findResetLink(database, hashSecret(token), clock.now().toISOString());
  if (link) return link.user_id;
  throw new Refusal(
    'invalid',
    'This link has already been used or has expired. Please ask an Administrator for a new one.',
  );
}
