import { type FreeText, freeTextIn } from '#platform/server/free-text.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { listDetails } from '#platform/server/pictures/queries.ts';
import { pictureKind } from '../kind.ts';
import { pictureRights } from '../rights.ts';
import { pictureHandlers } from './handlers.ts';
import { restoreUnused, shownPictures } from './service.ts';

const pictureFreeText: readonly FreeText[] = [
  freeTextIn(listDetails, ({ id, title, alt }) => ({ id, place: title || alt, texts: [title, alt] })),
];

export const picturesModule: ServerModule = {
  rights: pictureRights,
  handlers: pictureHandlers,
  keepsRecords: { picture: shownPictures },
  kinds: [{ kind: pictureKind, restoreOne: restoreUnused, freeText: pictureFreeText }],
};
