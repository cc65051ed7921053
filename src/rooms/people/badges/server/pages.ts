import type { ReactNode } from 'react';
import type { CallContext } from '#platform/server/http/context.ts';
import { givenBy, type ServerModule } from '#platform/server/module.ts';
import { outlineTicket } from '#rooms/ground/server.ts';
import { BADGE_COOKIE, takeBadge } from './service.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Somebody's own thread in what registrations weave together; undefined if they have none. */
    drawOwnThread?: (context: CallContext, attendeeId: string) => Promise<ReactNode>;
  }
}

const loadGreeting = () => import('../client/greeting.tsx');

/** What the home page says to who has just registered, and the badge that they see there and later. */
export const badgePages: ServerModule = {
  notices: { registered: async (home) => (await loadGreeting()).greeting(home) },
  greeter: {
    cookie: BADGE_COOKIE,
    async greet(context) {
      const badge = takeBadge(context);
      if (!badge) return undefined;
      const sentTo = context.config.mail && badge.email;
      const ticket = badge.ticket ? await outlineTicket(badge.ticket) : undefined;
      const [draw] = givenBy(context.modules, 'drawOwnThread');
      const thread = await draw?.(context, badge.id);
      const { greeting } = await loadGreeting();
      return (home) => greeting(home, { badge, ticket, sentTo, thread });
    },
  },
  drawOwn: async (siteView, name) => (await loadGreeting()).ownBadge(siteView, name),
};
