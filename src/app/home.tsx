import type { ComponentProps } from 'react';
import { Arrival } from '#modules/badges/client/arrival.tsx';
import { type Badge, takeBadge } from '#modules/badges/server/service.ts';
import { type HomeData, homePage } from '#modules/event/client/home-page.tsx';
import { outlineTicket } from '#modules/tickets/server/service.ts';
import { ON_THE_LIST } from '#modules/waiting-list/contract.ts';
import type { CallContext } from '#platform/server/http/context.ts';

/** The home page, with what the forms that lead to it have to say. */
export const page = homePage({
  registered: (home) => arrival(home),
  requested: ({ summit }) => summit.edition.partnership.received,
  waiting: () => ON_THE_LIST,
});

/** The home page of somebody who has just registered; undefined for everybody else. */
export async function ownPage(context: CallContext) {
  const badge = takeBadge(context);
  const isSent = context.config.mail !== undefined;
  const ticket = badge?.ticket ? await outlineTicket(badge.ticket) : undefined;
  return badge && homePage({}, (home) => arrival(home, { badge, ticket, isSent }));
}

interface Welcome {
  badge?: Badge;
  ticket?: ComponentProps<typeof Arrival>['ticket'];
  isSent?: boolean;
}

function arrival(home: HomeData, { badge, ticket, isSent }: Welcome = {}) {
  const { summit, phase } = home;
  const words = summit.edition.registration;
  return (
    <Arrival
      {...home}
      message={phase === 'after' ? words.registeredAfter : words.registered}
      badge={badge}
      ticket={ticket}
      sentTo={isSent ? badge?.email : undefined}
    />
  );
}
