import type { ServerModule } from '#platform/server/module.ts';
import { pendingIn } from '#platform/server/pending.ts';
import { mailPage, previewMailPage, tryMailPage, viewMails } from '../contract.ts';
import { mailKind } from '../kind.ts';
import { ownMails } from '../mails.ts';
import * as say from '../messages.ts';
import { mailRights } from '../rights.ts';
import { takes } from '../site-messages.ts';
import { mailFigures } from './figures.ts';
import { mailHandlers } from './handlers.ts';
import { mailJobs, purgeMails } from './jobs.ts';
import { newsAgainRoute } from './magic-link-pages.ts';
import { mailPages } from './pages.ts';
import { mailData } from './personal-data.ts';
import { forgetAddresses } from './queries.ts';
import { mountUnsubscribe } from './unsubscribe.ts';

export const mailModule: ServerModule = {
  takes: () => [takes()],
  rights: mailRights,
  handlers: mailHandlers,
  pages: mailPages,
  magicLinkPages: [newsAgainRoute],
  kinds: [{ kind: mailKind, personalData: mailData }],
  forgetAddresses,
  mails: ownMails,
  pending: [
    pendingIn(viewMails, { screen: '/admin/mail', query: { state: 'failed' }, label: say.mailsFailed }),
  ],
  framed: [mailPage, previewMailPage, tryMailPage],
  mountUnguarded: mountUnsubscribe,
  figures: mailFigures,
  jobs: (config) => [purgeMails, ...mailJobs(config)],
};
