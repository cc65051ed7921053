import { Refusal } from '#platform/contract/refusal.ts';
import { formatInstant } from '#platform/contract/zoned-time.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import { siteZone } from '#rooms/edition/server.ts';
import { freeToAnybody } from '#rooms/people/registrations/server/service.ts';
import { waitingAddress } from '../addresses.ts';
import { waitingPage } from '../client/waiting-page.tsx';
import * as say from '../messages.ts';
import { acceptOffer } from './accept.ts';
import { countBefore, findByLink, leave } from './service.ts';

export const waitingRoute: MagicLinkRoute = {
  path: waitingAddress(':token'),
  async page({ context, params }) {
    const { clock, store } = context;
    const entry = await findByLink(store.database, params.token ?? '');
    if (!entry) return undefined;
    const { fullname, state, size, offered_until } = entry;
    const zone = await siteZone(store.database, clock.now());
    const until = offered_until ? formatInstant(new Date(offered_until), zone) : '';
    const before = await countBefore(store.database, entry);
    const free = state === 'waiting' ? await freeToAnybody(store.database, context, entry.event_id) : 0;
    return waitingPage({ name: fullname, state, size, before, free, until });
  },
  async press({ context, params }, values) {
    const { token = '' } = params;
    const entry = await findByLink(context.store.database, token);
    if (!entry) throw new Refusal('not-found', say.linkGone());
    if (values.do === 'accept')
      return { location: new URL(await acceptOffer(context, token, values)).pathname };
    if (values.do === 'leave') await leave(context, entry);
    return { location: waitingAddress(token) };
  },
};
