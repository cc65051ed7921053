import type { AroundMail } from './around.ts';
import type { DrawStrip } from './attachments.ts';
import { createMailHandlers } from './handlers.ts';
import { mailData } from './personal-data.ts';

export const mailsOnServer = (drawStrip: DrawStrip, around: AroundMail) => ({
  handlers: createMailHandlers(drawStrip, around),
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  listAddresses: null,
  personalData: mailData,
  writings: [],
});
