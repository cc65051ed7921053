import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import {
  askerOf,
  getChangeable,
  getUser,
  hashChosenPassword,
  type UserRow,
} from '#rooms/access/users/server/service.ts';
import { withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { newLink } from './invite.ts';
import { rememberDevice } from './known-device.ts';
import { sendLink } from './mails.ts';
import { findResetLink } from './queries.ts';
import { replacePassword } from './service.ts';

/**
 * Makes a one-time link for setting a new password, and sends it to the user if there is a mail server. It
 * replaces the user's earlier one.
 */
export function makeResetLink(context: CallContext, id: string) {
  return withActivity(context, async (database) => {
    const user = await getChangeable(context, database, id);
    const made = await newLink(database, context, id);
    const isSent = await sendLink(database, context, { template: 'newPassword', user, ...made });
    const description = say.linkMadeEntry({ username: user.username });
    return {
      result: { id, ...made, sentTo: isSent ? user.email : '' },
      activity: { type: 'Updated', description, subject: { type: 'user', id } },
    };
  });
}

/**
 * Sets a new password, uses up the link and ends the user's sessions and API tokens. Only links that lead nowhere are
 * counted: nobody guesses 256 bits, and nobody must be able to close the link of somebody else in their network.
 */
export async function usePasswordLink(context: CallContext, token: string, password: string): Promise<void> {
  const { address, limits, store } = context;
  const id = await ownerOf(store.database, context, token).catch(async (thrown) => {
    if (thrown instanceof Refusal)
      await refuseAtLimit(() => limits.take('wrongLinksFromNetwork', address), say.tooManyWrongLinks());
    throw thrown;
  });
  const owner = await getUser(store.database, id);
  const hash = await hashChosenPassword(context, password, owner, askerOf(context, id));
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
        description: say.passwordSetEntry({ username: user.username, ended }),
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
  throw new Refusal('invalid', say.linkUsed());
}
