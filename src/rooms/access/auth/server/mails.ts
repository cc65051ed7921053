import { formatInstant } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { deskLanguageOf } from '#platform/server/reader.ts';
import { findUserLetIn, type UserRow } from '#rooms/access/users/server/service.ts';
import { siteZone } from '#rooms/edition/server.ts';
import { previousSignIn } from '#rooms/ground/server.ts';
import { type MailExamples, type NewMail, queueMail } from '#rooms/mail/server.ts';
import { describeBrowser } from '../describe-browser.ts';
import * as say from '../mail-messages.ts';

const ACCOUNT = '/admin/account';

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
  await queueMail(database, context, deskLanguageOf(user), () => ({
    template,
    to: { name: user.username, email: user.email },
    values: {
      name: user.username,
      inviter: context.actor?.username ?? '',
      expires: formatInstant(new Date(expires), zone),
    },
    aboutId: user.id,
    link,
  }));
  return true;
}

/**
 * Tells a user that somebody signed in from a device that wasn't known, unless it is the first one or there is no
 * mail server. Runs in the caller's transaction, before the sign-in is recorded.
 */
export async function tellOfNewDevice(
  database: Database,
  context: CallContext,
  user: UserRow,
): Promise<void> {
  if (!context.config.mail) return;
  const before = await previousSignIn(database, { userId: user.id });
  if (!before) return;
  await queueMail(database, context, deskLanguageOf(user), () => newDeviceMail(database, context, user));
}

async function newDeviceMail(
  database: Database,
  { clock, config, userAgent }: CallContext,
  { id, username, email }: UserRow,
): Promise<NewMail<'newDevice'>> {
  const now = clock.now();
  const zone = await siteZone(database, now);
  return {
    template: 'newDevice',
    to: { name: username, email },
    values: { name: username },
    facts: [
      [say.mailWhen(), formatInstant(now, zone)],
      [say.mailBrowser(), describeBrowser(userAgent)],
    ],
    link: config.publicUrl + ACCOUNT,
    aboutId: id,
  };
}

/** As whoever words the mail would get it. */
export const accountMailExamples = {
  newDevice: {
    async people(context) {
      const { userId: id, username: name } = requireActor(context);
      return [{ id, name }];
    },
    async write(context, id) {
      const user = await findUserLetIn(context.store.database, id);
      return user && newDeviceMail(context.store.database, context, user);
    },
  },
} satisfies MailExamples;
