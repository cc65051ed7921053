import type { ServerModule } from '#platform/server/module.ts';
import { privacyScreens } from '../screens.ts';
import { privacyHandlers } from './handlers.ts';
import { eraseKeptLongEnough } from './jobs.ts';

export const privacyModule: ServerModule = {
  handlers: privacyHandlers,
  screens: privacyScreens,
  jobs: () => [eraseKeptLongEnough],
};
