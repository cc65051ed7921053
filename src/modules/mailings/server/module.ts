import type { DrawStrip } from '#modules/mail/server/service.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { mailingKind } from '../kind.ts';
import { createMailingHandlers } from './handlers.ts';
import { writeMailing } from './jobs.ts';
import { mailingWritings } from './writings.ts';

export const mailingsModule = (drawStrip: DrawStrip): ServerModule => ({
  handlers: createMailingHandlers(drawStrip),
  kinds: [{ kind: mailingKind, writings: mailingWritings }],
  jobs: () => [writeMailing],
});
