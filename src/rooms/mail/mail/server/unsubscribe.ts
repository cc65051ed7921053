import type { Hono } from 'hono';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Services } from '#platform/server/http/context.ts';
import { clientAddress } from '#platform/server/http/request-context.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { Outsider, withActivity } from '#rooms/ground/server.ts';
import { mailKind } from '../kind.ts';
import * as say from '../messages.ts';
import * as onSite from '../site-messages.ts';
import { findMail } from './queries.ts';
import { mailOfToken } from './unsubscribe-token.ts';
import { findUnsubscribed, insertUnsubscription } from './unsubscription-queries.ts';

/** Ends the news to whoever got this mail. */
async function unsubscribe(services: Services, mailId: string): Promise<void> {
  const context = { ...services, actor: undefined, confirmAccess: async () => {} };
  await withActivity(context, async (database) => {
    const row = await findMail(database, mailId);
    if (!row || (await findUnsubscribed(database, [row.recipient_key])).length > 0)
      return { result: undefined };
    const since = services.clock.now().toISOString();
    await insertUnsubscription(database, { email_key: row.recipient_key, since });
    return {
      result: undefined,
      activity: {
        type: 'Updated',
        description: say.unsubscribedEntry({ name: row.recipient_name }),
        subject: { type: mailKind.name, id: row.id },
        by: new Outsider('Visitor', row.recipient_name),
      },
    };
  });
}

/**
 * Takes what mail programs send by themselves (RFC 8058), and the button of the page: without a cookie, from any
 * site, and answered without a redirect. Opening the address changes nothing. A token that nobody made gets the same
 * answer, unless too many come from one network; mail programs send those of many people from one.
 */
export function mountUnsubscribe(app: Hono, services: Services): void {
  app.post(publicAddress.unsubscribe, async (c) => {
    const mailId = mailOfToken(services, c.req.query('mail') ?? '');
    const network = clientAddress(services, c.req.raw, c.env);
    if (mailId) await unsubscribe(services, mailId);
    else
      await refuseAtLimit(
        () => services.limits.take('wrongLinksFromNetwork', network),
        onSite.tooManyWrongLinks(),
      );
    const page = siteUrl(services.config) + publicAddress.unsubscribed;
    const done = await app.request(page, {}, c.env);
    return new Response(done.body, { status: 200, headers: done.headers });
  });
}
