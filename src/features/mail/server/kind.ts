import type { DrawStrip } from './attachments.ts';
import { createMailHandlers } from './handlers.ts';
import { mailData } from './personal-data.ts';

export const mailsOnServer = (drawStrip: DrawStrip) => ({
  handlers: createMailHandlers(drawStrip),
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  listAddresses: null,
  personalData: mailData,
});
