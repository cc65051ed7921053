import type { ServerModule } from '#platform/server/module.ts';
import { personalMailExamples, personalPageJobs } from './service.ts';

export const personalPageModule: ServerModule = {
  jobs: () => personalPageJobs,
  mailExamples: personalMailExamples,
};
