import type { ServerModule } from '#platform/server/module.ts';
import { previewMailingPage } from '../contract.ts';
import { mailingKind } from '../kind.ts';
import { mailingHandlers } from './handlers.ts';
import { writeMailing } from './jobs.ts';
import { mailingWritings } from './writings.ts';

export const mailingsModule: ServerModule = {
  handlers: mailingHandlers,
  kinds: [{ kind: mailingKind, writings: mailingWritings }],
  framed: [previewMailingPage],
  jobs: () => [writeMailing],
};
