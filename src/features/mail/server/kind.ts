import type { DrawStrip } from './attachments.ts';
import type { MailExamples } from './examples.ts';
import { createMailHandlers } from './handlers.ts';
import { mailData } from './personal-data.ts';

export const mailsOnServer = (drawStrip: DrawStrip, examples: MailExamples) => ({
  handlers: createMailHandlers(drawStrip, examples),
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  listAddresses: null,
  personalData: mailData,
});
