import { recorded } from '#features/activity/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import { hashPassword } from './passwords.ts';
import { replaceResetLink, takeResetLink } from './queries.ts';
import { getUser, replacePassword } from './service.ts';

const VALID_MS = 24 * 60 * 60 * 1000;

/** Makes a one-time link to a new password; an older one of the same user ends. */
export async function makeResetLink(context: CallContext, id: string) {
  const token = newSecret();
  const expires = new Date(context.clock.now().getTime() + VALID_MS).toISOString();
  await recorded(context, async (database) => {
    const user = await getUser(database, id);
    await replaceResetLink(database, { token_hash: hashSecret(token), user_id: id, expires_at: expires });
    const description = `Made a link for ${user.username} to set a new password`;
    return { result: undefined, activity: { type: 'Updated', description, subject: { type: 'user', id } } };
  });
  return { id, link: `${context.config.publicUrl}/admin/reset-password?token=${token}`, expires };
}

/** Sets a new password by a link, which is used up, and ends the user's sessions. */
export async function usePasswordLink(context: CallContext, token: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await recorded(context, async (database) => {
    const now = context.clock.now().toISOString();
    const userId = await takeResetLink(database, hashSecret(token), now);
    if (!userId) {
      throw new Refusal(
        'invalid',
        'This link is used up or too old. Please ask an Administrator for another.',
      );
    }
    const user = await getUser(database, userId);
    await replacePassword(database, context, { userId, hash });
    return {
      result: undefined,
      activity: {
        type: 'Updated',
        description: `${user.username} set a new password by a link`,
        subject: { type: 'user', id: userId },
        by: { userId, username: user.username },
      },
    };
  });
}
