import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { printBadges } from '../contract.ts';
import { badgePages } from './pages.ts';
import { badgesAsFile } from './print.ts';
import { badgeName, setBadgeCookie } from './service.ts';

const badgeHandlers = [
  handler(printBadges, async ({ query, body }, context) => badgesAsFile(context, query, body)),
];

export const badgesModule: ServerModule = {
  ...badgePages,
  handlers: badgeHandlers,
  onRegistered: setBadgeCookie,
  nameOnBadge: badgeName,
};
