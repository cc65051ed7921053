import type { ServerModule } from '#platform/server/module.ts';
import { personalPageMails } from '../mails.ts';
import { personalPageJobs } from './jobs.ts';
import { personalMailExamples } from './mails.ts';
import { personalPages } from './pages.ts';

export const personalPageModule: ServerModule = {
  magicLinkPages: personalPages,
  jobs: () => personalPageJobs,
  mails: personalPageMails,
  mailExamples: personalMailExamples,
};
