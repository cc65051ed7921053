import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { viewSettingUp } from '../contract.ts';
import { settingUpScreens } from '../screens.ts';
import { settingUp } from './service.ts';

const settingUpHandlers = [handler(viewSettingUp, async (_input, context) => settingUp(context))];

export const settingUpModule: ServerModule = {
  handlers: settingUpHandlers,
  screens: settingUpScreens,
};
