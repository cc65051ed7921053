import { outlineTicket } from '#modules/tickets/server/service.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { BADGE_COOKIE, takeBadge } from './service.ts';

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
      const { greeting } = await loadGreeting();
      return (home) => greeting(home, { badge, ticket, sentTo });
    },
  },
  drawOwn: async (siteView, name) => (await loadGreeting()).ownBadge(siteView, name),
};
