import { sponsorHandlers } from './handlers.ts';
import { findSponsorsByName, restoreSponsor } from './service.ts';

export const sponsorsOnServer = {
  handlers: sponsorHandlers,
  deleteOne: null,
  restoreOne: restoreSponsor,
  findByName: findSponsorsByName,
  listAddresses: null,
  personalData: null,
};
