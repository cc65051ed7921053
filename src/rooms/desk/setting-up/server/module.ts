import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { pendingIn } from '#platform/server/pending.ts';
import { viewSettingUp } from '../contract.ts';
import * as say from '../messages.ts';
import { settingUpScreens } from '../screens.ts';
import { settingUp } from './service.ts';

const settingUpHandlers = [handler(viewSettingUp, async (_input, context) => settingUp(context))];

export const settingUpModule: ServerModule = {
  handlers: settingUpHandlers,
  pending: [
    pendingIn(viewSettingUp, {
      screen: '/admin/setting-up',
      count: ({ wasPublished }) => Number(!wasPublished),
      label: say.notPublished,
      isDot: true,
    }),
  ],
  screens: settingUpScreens,
};
