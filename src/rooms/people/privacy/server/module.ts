import type { Job } from '#platform/server/jobs/job.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { privacyScreens } from '../screens.ts';
import { privacyHandlers } from './handlers.ts';
import { personalKinds } from './personal-kinds.ts';
import { eraseDue } from './retention.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Looks every hour for editions whose people are kept no longer. */
const eraseExpired: Job = {
  kind: 'erase-people',
  schedule: { every: EVERY_MS },
  run: (context) => eraseDue(context, personalKinds(context)),
};

export const privacyModule: ServerModule = {
  handlers: privacyHandlers,
  screens: privacyScreens,
  jobs: () => [eraseExpired],
};
