import type { PictureUser } from '#platform/server/pictures/picture-user.ts';
import { sponsorHandlers } from './handlers.ts';
import { sponsorImporter } from './importer.ts';
import { findNamed, listShowing, replacePictureName } from './queries.ts';
import { findSponsorsByName, restoreSponsor } from './service.ts';
import { sponsorWritings } from './writings.ts';

export const sponsorsOnServer = {
  handlers: sponsorHandlers,
  importer: sponsorImporter,
  deleteOne: null,
  restoreOne: restoreSponsor,
  findByName: findSponsorsByName,
  listAddresses: null,
  personalData: null,
  writings: sponsorWritings,
};

export const sponsorPictures: PictureUser = {
  async findUses(database, names) {
    const rows = await listShowing(database, names);
    return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '', kind: 'sponsor', isLogo: true }));
  },
  findTitled: findNamed,
  replace: replacePictureName,
};
