import type { DrawStrip } from '#features/mail/server/service.ts';
import { createMailingHandlers } from './handlers.ts';
import { mailingWritings } from './writings.ts';

export const mailingsOnServer = (drawStrip: DrawStrip) => ({
  handlers: createMailingHandlers(drawStrip),
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  listAddresses: null,
  personalData: null,
  writings: mailingWritings,
});
