import type { ServerModule } from '#platform/server/module.ts';
import { personalPageJobs } from './jobs.ts';
import { personalMailExamples } from './mail-examples.ts';
import { type DrawBadge, personalPages } from './pages.ts';

export const personalPageModule = (badge: DrawBadge): ServerModule => ({
  secretPages: personalPages(badge),
  jobs: () => personalPageJobs,
  mailExamples: personalMailExamples,
});
