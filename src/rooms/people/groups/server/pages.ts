import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import { givenBy, type ServerModule } from '#platform/server/module.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { pricesFor } from '#rooms/edition/server.ts';
import type { AttendeeRow } from '#rooms/people/registrations/server/service.ts';
import { GROUP_PAGE, namingPage } from '../addresses.ts';
import { namingPageOf, OwnGroup } from '../client/naming-page.tsx';
import { groupForm, namingForm } from '../contract.ts';
import { GROUP_MAX } from '../people.ts';
import { findGroupOf } from './queries.ts';
import { giveBack, groupByLink, namePlaces } from './service.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What follows if who registered a group gives back the places without a name; '' if nothing does. */
    beforeGivingBack?: (context: CallContext, buyer: AttendeeRow) => Promise<string>;
  }
}

export const groupPages: readonly PublicRoute[] = [
  {
    path: GROUP_PAGE,
    page: async (services) => {
      const { groupPage } = await import('../client/group-page.tsx');
      return groupPage({
        readPrices: pricesFor(services, GROUP_MAX),
        checkForm: (asked, values) => check(groupForm(asked), values),
      });
    },
  },
];

export const namingRoute: MagicLinkRoute = {
  path: namingPage(':token'),
  async page({ context, params: { token = '' } }) {
    const found = await groupByLink(context.store.database, token);
    if (!found) return undefined;
    const { buyer, group } = found;
    const unnamed = buyer.cancelled_at === null ? group.unnamed : 0;
    const follows = givenBy(context.modules, 'beforeGivingBack').map((given) => given(context, buyer));
    return namingPageOf({
      ...{ name: buyer.fullname, unnamed, ownPage: publicAddress.personal(token) },
      givingBack: unnamed > 0 ? (await Promise.all(follows)).filter(Boolean) : [],
    });
  },
  async press({ context, params: { token = '' } }, values) {
    const { do: what, people } = check(namingForm, values);
    await (what === 'name' ? namePlaces(context, token, people) : giveBack(context, token));
    return { location: namingPage(token) };
  },
};

/** On the own page of who registered a group, while a place of it has no name. */
export const onPersonalPage: NonNullable<ServerModule['onPersonalPage']> = async (
  { store },
  attendee,
  token,
) => {
  const group = await findGroupOf(store.database, attendee.id);
  if (!group || group.unnamed === 0 || attendee.cancelled_at !== null) return null;
  return OwnGroup({ unnamed: group.unnamed, address: namingPage(token) });
};
