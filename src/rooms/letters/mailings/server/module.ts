import '../reminders.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { previewMailingPage, tryMailingPage } from '../contract.ts';
import { mailingKind } from '../kind.ts';
import { mailingRights } from '../rights.ts';
import { fileDrawer } from './attached.ts';
import { mailingFreeText } from './free-text.ts';
import { mailingHandlers } from './handlers.ts';
import { writeMailing } from './jobs.ts';
import { sendReminders } from './reminders.ts';
import { findMailings } from './service.ts';

export const mailingsModule: ServerModule = {
  rights: mailingRights,
  handlers: mailingHandlers,
  kinds: [{ kind: mailingKind, freeText: mailingFreeText, findByName: findMailings }],
  framed: [previewMailingPage, tryMailingPage],
  attachmentDrawer: fileDrawer,
  jobs: () => [writeMailing, sendReminders],
};
