import type { ServerModule } from '#platform/server/module.ts';
import { settingUpHandlers } from './handlers.ts';

export const settingUpModule: ServerModule = {
  handlers: settingUpHandlers,
};
