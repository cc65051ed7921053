import { siteZone } from '#modules/event/server/service.ts';
import { queueMail } from '#modules/mail/server/service.ts';
import type { UserRow } from '#modules/users/server/service.ts';
import { instantInWords } from '#platform/contract/event-zone.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import { replaceResetLink } from './queries.ts';

const VALID_MS = 24 * 60 * 60 * 1000;

/** Makes a one-time link, in place of the user's earlier one. Runs in the caller's transaction. */
export async function newLink(database: Database, { clock, config }: CallContext, userId: string) {
  const token = newSecret();
  const expires = new Date(clock.now().getTime() + VALID_MS).toISOString();
  await replaceResetLink(database, { token_hash: hashSecret(token), user_id: userId, expires_at: expires });
  return { link: config.publicUrl + signInAddress.resetPasswordWith(token), expires };
}

/**
 * Sends a user their one-time link, if there is a mail server: otherwise whoever made it gives it to them.
 * Returns whether it is sent. Runs in the caller's transaction.
 */
export async function sendLink(
  database: Database,
  context: CallContext,
  {
    template,
    user,
    link,
    expires,
  }: { template: 'invitation' | 'newPassword'; user: UserRow; link: string; expires: string },
): Promise<boolean> {
  if (!context.config.mail) return false;
  const zone = await siteZone(database, context.clock.now());
  await queueMail(database, context, {
    template,
    to: { name: user.username, email: user.email },
    values: {
      name: user.username,
      inviter: context.actor?.username ?? '',
      expires: instantInWords(new Date(expires), zone),
    },
    aboutId: user.id,
    link,
  });
  return true;
}

/** Lets a new user choose a password of their own. */
export async function invite(database: Database, context: CallContext, user: UserRow): Promise<boolean> {
  if (!context.config.mail) return false;
  const made = await newLink(database, context, user.id);
  return sendLink(database, context, { template: 'invitation', user, ...made });
}
