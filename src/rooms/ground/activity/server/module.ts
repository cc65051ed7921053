import type { ServerModule } from '#platform/server/module.ts';
import { activityScreens } from '../screens.ts';
import { activityHandlers } from './handlers.ts';

export const activityModule: ServerModule = {
  handlers: activityHandlers,
  screens: activityScreens,
};
