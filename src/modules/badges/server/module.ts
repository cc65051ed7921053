import type { ServerModule } from '#platform/server/module.ts';
import { badgePages } from './pages.ts';
import { badgeName, setBadgeCookie } from './service.ts';

export const badgesModule: ServerModule = {
  ...badgePages,
  onRegistered: setBadgeCookie,
  nameOnBadge: badgeName,
};
