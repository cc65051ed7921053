import type { ServerModule } from '#platform/server/module.ts';
import { accountScreens } from '../screens.ts';
import { accountHandlers } from './handlers.ts';

export const accountModule: ServerModule = {
  handlers: accountHandlers,
  screens: accountScreens,
};
