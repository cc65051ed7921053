import type { ServerModule } from '#platform/server/module.ts';
import { personalPageMails } from '../mails.ts';
import { personalPageJobs } from './jobs.ts';
import { personalMailExamples } from './mails.ts';
import { type DrawBadge, personalPages } from './pages.ts';

export const personalPageModule = (badge: DrawBadge): ServerModule => ({
  secretPages: personalPages(badge),
  jobs: () => personalPageJobs,
  mails: personalPageMails,
  mailExamples: personalMailExamples,
});
