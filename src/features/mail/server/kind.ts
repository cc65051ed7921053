import type { DrawStrip } from './attachments.ts';
import type { RenewLink } from './desk.ts';
import { createMailHandlers } from './handlers.ts';
import { mailData } from './personal-data.ts';

export const mailsOnServer = (drawStrip: DrawStrip, renewLink: RenewLink) => ({
  handlers: createMailHandlers(drawStrip, renewLink),
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  listAddresses: null,
  personalData: mailData,
});
