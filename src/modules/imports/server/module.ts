import type { ServerModule } from '#platform/server/module.ts';
import { importScreens } from '../screens.ts';
import { importHandlers } from './handlers.ts';

export const importsModule: ServerModule = {
  handlers: importHandlers,
  screens: importScreens,
};
