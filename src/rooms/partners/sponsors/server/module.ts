import { on } from '#platform/server/events.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { PictureUser } from '#platform/server/pictures/picture-user.ts';
import { viewSponsors } from '../contract.ts';
import { sponsorContactKind, sponsorKind } from '../kind.ts';
import { DEFAULT_LOGO, LOGOS } from '../logos.ts';
import * as say from '../messages.ts';
import { sponsorRights } from '../rights.ts';
import { countOfSponsors } from './contact-queries.ts';
import { sponsorAddressees, sponsorContactData } from './contacts.ts';
import { sponsorFreeText } from './free-text.ts';
import { sponsorHandlers } from './handlers.ts';
import { sponsorImporter } from './importer.ts';
import { sponsorPages } from './pages.ts';
import {
  adoptSponsors,
  countInEditions,
  countSamples,
  findNamed,
  listShowing,
  replacePictureName,
} from './queries.ts';
import { copySponsors, countSponsorsByTitle, findSponsorsByName, restoreSponsor } from './service.ts';

const pictures: PictureUser = {
  async findUses(database, names) {
    const rows = await listShowing(database, names);
    return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '', kind: 'sponsor', isLogo: true }));
  },
  findTitled: findNamed,
  replace: replacePictureName,
};

export const sponsorsModule: ServerModule = {
  takes: () => [say.takes()],
  rights: sponsorRights,
  handlers: sponsorHandlers,
  pictures: { folder: LOGOS, kind: 'sponsor', replacement: { name: DEFAULT_LOGO, width: 960 } },
  pages: sponsorPages,
  on: [
    on('EditionAdded', async (database, _services, added) => {
      for (const { id } of added) await adoptSponsors(database, id);
    }),
  ],
  copiedOnRequest: { what: 'sponsors', copy: copySponsors },
  samples: async () => (await import('./samples.ts')).sponsorSamples,
  countSold: countSponsorsByTitle,
  addressees: sponsorAddressees,
  async homeFigure({ call }) {
    const { length: count } = (await call(viewSponsors, {})).records;
    return count > 0 ? say.homeFigure({ count }) : undefined;
  },
  kinds: [
    {
      kind: sponsorKind,
      hangsOn: { event: countInEditions },
      countSamples,
      importer: sponsorImporter,
      restoreOne: restoreSponsor,
      findByName: findSponsorsByName,
      freeText: sponsorFreeText,
      pictures,
    },
    { kind: sponsorContactKind, hangsOn: { sponsor: countOfSponsors }, personalData: sponsorContactData },
  ],
};
