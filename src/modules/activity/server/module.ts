import type { ServerModule } from '#platform/server/module.ts';
import { activityScreens } from '../screens.ts';
import { createActivityHandlers, type ReadZone } from './handlers.ts';

export const activityModule = (readZone: ReadZone): ServerModule => ({
  handlers: createActivityHandlers(readZone),
  screens: activityScreens,
});
