import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { countBadges, printBadges } from '../contract.ts';
import { badgeScreens } from '../screens.ts';
import { badgePages } from './pages.ts';
import { badgesAsFile, countAsked } from './print.ts';
import { badgeName, setBadgeCookie } from './service.ts';

const badgeHandlers = [
  handler(countBadges, async ({ query }, context) => ({ count: await countAsked(context, query) })),

  handler(printBadges, async ({ query, body }, context) => badgesAsFile(context, query, body)),
];

export const badgesModule: ServerModule = {
  ...badgePages,
  handlers: badgeHandlers,
  screens: badgeScreens,
  onRegistered: setBadgeCookie,
  nameOnBadge: badgeName,
};
