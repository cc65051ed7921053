import type { UserRow } from '#database/schema.ts';
import { previousSignIn } from '#features/activity/server/service.ts';
import { siteZone } from '#features/event/server/service.ts';
import { queueMail } from '#features/mail/server/service.ts';
import { instantInWords } from '#platform/contract/event-zone.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { describeBrowser } from '../describe-browser.ts';

const ACCOUNT = '/admin/account';

/**
 * Tells a user that somebody signed in from a device that wasn't known, unless it is the first one or there is no
 * mail server. Runs in the caller's transaction, before the sign-in is recorded.
 */
export async function tellOfNewDevice(
  database: Database,
  context: CallContext,
  user: UserRow,
): Promise<void> {
  const { clock, config, userAgent } = context;
  if (!config.mail) return;
  const before = await previousSignIn(database, {
    userId: user.id,
    username: user.username,
    role: user.role,
  });
  if (!before) return;
  const now = clock.now();
  const zone = await siteZone(database, now);
  await queueMail(database, context, {
    template: 'newDevice',
    to: { name: user.username, email: user.email },
    values: { name: user.username },
    facts: [
      ['When', instantInWords(now, zone)],
      ['Browser', describeBrowser(userAgent)],
    ],
    link: config.publicUrl + ACCOUNT,
    aboutId: user.id,
  });
}
