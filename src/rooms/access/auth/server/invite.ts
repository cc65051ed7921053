import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import type { UserRow } from '#rooms/access/users/server/service.ts';
import { sendLink } from './mails.ts';
import { replaceResetLink } from './queries.ts';

const VALID_MS = 24 * 60 * 60 * 1000;

/** Makes a one-time link, in place of the user's earlier one. Runs in the caller's transaction. */
export async function newLink(database: Database, { clock, config }: CallContext, userId: string) {
  const token = newSecret();
  const expires = new Date(clock.now().getTime() + VALID_MS).toISOString();
  await replaceResetLink(database, { token_hash: hashSecret(token), user_id: userId, expires_at: expires });
  return { link: config.publicUrl + signInAddress.resetPasswordWith(token), expires };
}

/** Lets a new user choose a password of their own. */
export async function invite(database: Database, context: CallContext, user: UserRow): Promise<boolean> {
  if (!context.config.mail) return false;
  const made = await newLink(database, context, user.id);
  return sendLink(database, context, { template: 'invitation', user, ...made });
}
