import type { UserRow } from '#database/schema.ts';
import { withActivity } from '#features/activity/server/service.ts';
import { getUser, hashChosenPassword } from '#features/users/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import type { Database } from '#platform/server/database/store.ts';
import { limitGuesses } from '#platform/server/guesses.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import { rememberDevice } from './known-device.ts';
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
  return { id, link: context.config.publicUrl + signInAddress.resetPasswordWith(token), expires };
}

/**
 * Sets a new password, uses up the link and ends the user's sessions and API tokens. Guessing links is
 * limited.
 */
export async function usePasswordLink(context: CallContext, token: string, password: string): Promise<void> {
  const { address, config, limits, store } = context;
  const owner = await limitGuesses(limits, { secret: 'password link', address }, async () =>
    getUser(store.database, await ownerOf(store.database, context, token)),
  );
  const hash = await hashChosenPassword(config, password, owner);
  rememberDevice(context, await setPassword(context, token, hash));
}

function setPassword(context: CallContext, token: string, hash: string): Promise<UserRow> {
  return withActivity(context, async (database) => {
    // Check again inside the transaction: the link may have been used up meanwhile.
    const userId = await ownerOf(database, context, token);
    const user = await getUser(database, userId);
    const ended = await replacePassword(database, context, { userId, hash });
    return {
      result: { ...user, password_hash: hash },
      activity: {
        type: 'Updated',
        description: `${user.username} set a new password with a one-time link${ended}`,
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
