import type { ServerModule } from '#platform/server/module.ts';
import { settingUpScreens } from '../screens.ts';
import { settingUpHandlers } from './handlers.ts';

export const settingUpModule: ServerModule = {
  handlers: settingUpHandlers,
  screens: settingUpScreens,
};
