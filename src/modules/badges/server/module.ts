import type { ServerModule } from '#platform/server/module.ts';
import { badgePages } from './pages.ts';
import { handBadge } from './service.ts';

export const badgesModule: ServerModule = { ...badgePages, onRegistered: handBadge };
