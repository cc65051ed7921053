import { sponsorHandlers } from './handlers.ts';
import { sponsorImporter } from './importer.ts';
import { findSponsorsByName, restoreSponsor } from './service.ts';

export const sponsorsOnServer = {
  handlers: sponsorHandlers,
  importer: sponsorImporter,
  deleteOne: null,
  restoreOne: restoreSponsor,
  findByName: findSponsorsByName,
  listAddresses: null,
  personalData: null,
};
