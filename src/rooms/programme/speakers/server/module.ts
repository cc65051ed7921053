import { furtherPages } from '#platform/contract/pages-of.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { on } from '#platform/server/events.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { PictureUser } from '#platform/server/pictures/picture-user.ts';
import { shownScope } from '#rooms/edition/server.ts';
import { SPEAKERS_A_PAGE, sharedSpeaker, speakerAddress } from '../addresses.ts';
import { singleSpeaker, speakerCards } from '../contract.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { DEFAULT_PICTURE, PICTURES } from '../pictures.ts';
import { speakerRights } from '../rights.ts';
import { speakerFreeText } from './free-text.ts';
import { speakerHandlers } from './handlers.ts';
import { speakerImporter } from './importer.ts';
import { speakerPages } from './pages.ts';
import { speakerData } from './personal-data.ts';
import {
  adoptSpeakers,
  announcedAmong,
  countInCategories,
  countInEditions,
  countSamples,
  findNamed,
  listShowing,
  listShownIds,
  replacePictureName,
} from './queries.ts';
import { copySpeakers, findSpeakersByName, restoreSpeaker } from './service.ts';
import { translatedSpeaker } from './translated.ts';

const pictures: PictureUser = {
  async findUses(database, names) {
    const rows = await listShowing(database, names);
    return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '', kind: 'speaker' }));
  },
  findTitled: findNamed,
  replace: replacePictureName,
};

export const speakersModule: ServerModule = {
  takes: () => [say.takes()],
  rights: speakerRights,
  handlers: speakerHandlers,
  pictures: { folder: PICTURES, kind: 'upload', replacement: { name: DEFAULT_PICTURE, width: 784 } },
  ...speakerPages,
  async homeFigure({ call }) {
    const { total: count = 0 } = await call(speakerCards, { query: { pageSize: 1 } });
    return count > 0 ? say.homeFigure({ count }) : undefined;
  },
  shareImages: [
    {
      path: sharedSpeaker(':id'),
      read: async (call, speakerId) => {
        const [{ fullname, designation, company }] = (await call(singleSpeaker, { query: { speakerId } }))
          .records;
        return { title: fullname, line: `${designation}, ${company}` };
      },
    },
  ],
  on: [
    on('EditionAdded', async (database, _services, added) => {
      for (const { id } of added) await adoptSpeakers(database, id);
    }),
  ],
  copiedOnRequest: { what: 'speakers', copy: copySpeakers },
  samples: async () => (await import('./samples.ts')).speakerSamples,
  kinds: [
    {
      kind: speakerKind,
      hangsOn: { event: countInEditions, category: countInCategories },
      translated: translatedSpeaker,
      countSamples,
      readable: ({ store }, ids) => announcedAmong(store.database, ids),
      importer: speakerImporter,
      restoreOne: restoreSpeaker,
      findByName: findSpeakersByName,
      personalData: speakerData,
      freeText: speakerFreeText,
      pictures,
      listAddresses: async (_call, { store: { database }, clock }) => {
        const scope = await shownScope(database, clock.now(), undefined, false);
        const ids = await listShownIds(database, scope);
        return [
          ...furtherPages(publicAddress.speakers, ids.length, SPEAKERS_A_PAGE),
          ...ids.map((id) => ({ path: speakerAddress(id) })),
        ];
      },
    },
  ],
};
