import type { Hono } from 'hono';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { givenBy, type Mounting } from '#platform/server/module.ts';
import { readPlainForm } from '#platform/server/pages/plain-form.ts';
import { phaseAt, placeAndDaysToCome, readSiteView, scheduleOf } from '#rooms/edition/contract.ts';
import * as say from '../messages.ts';
import { BadgePictures } from './badge-pictures.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** The name in a badge that this program encrypted. */
    nameOnBadge?: (context: Pick<Services, 'secrets'>, encrypted: string) => string | undefined;
  }
}

/**
 * The picture of somebody's badge. Its name comes encrypted, so nobody can have another one drawn, and as a form,
 * so it stands in no address. It never expires, so how often it can be sent is limited.
 */
export function mountBadgePicture(app: Hono, { services, handlers }: Mounting): void {
  const [nameOnBadge] = givenBy(services.modules, 'nameOnBadge');
  if (!nameOnBadge) return;
  const pictures = new BadgePictures();
  app.post(publicAddress.badgePicture, async (c) => {
    const { badge = '' } = await readPlainForm(services, c.req.raw, c.env);
    const name = nameOnBadge(services, badge);
    if (name === undefined) throw new Refusal('invalid', say.notOurBadge());
    const context = visitorContext(services, c.req.raw, c.env);
    await refuseAtLimit(() => services.limits.take('badgePictures', context.address), say.tooManyBadges());
    const now = services.clock.now();
    const { current, texts, site } = await readSiteView({ call: inProcessClient(handlers, context), now });
    const line = placeAndDaysToCome(texts, phaseAt(now, scheduleOf(current)));
    const content = await pictures.read(
      { siteName: texts.name, name, line, look: site.look },
      context.address,
    );
    return c.body(new Uint8Array(content), 200, {
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="summit-badge.png"',
      'cache-control': 'no-store',
    });
  });
}
