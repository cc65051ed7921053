import type { ServerModule } from '#platform/server/module.ts';
import { mailKind } from '../kind.ts';
import { ownMails } from '../mails.ts';
import type { DrawStrip } from './attachments.ts';
import { createMailHandlers } from './handlers.ts';
import { forgetMails, mailJobs } from './jobs.ts';
import { mailPages } from './pages.ts';
import { mailData } from './personal-data.ts';
import { newsAgainRoute } from './secret-pages.ts';

export const mailModule = (drawStrip: DrawStrip): ServerModule => ({
  handlers: createMailHandlers(drawStrip),
  pages: mailPages,
  secretPages: [newsAgainRoute],
  kinds: [{ kind: mailKind, personalData: mailData }],
  mails: ownMails,
  jobs: (config) => [forgetMails, ...mailJobs(config, drawStrip)],
});
