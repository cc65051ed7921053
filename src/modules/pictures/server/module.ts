import type { ServerModule } from '#platform/server/module.ts';
import { listDetails } from '#platform/server/pictures/queries.ts';
import { type Writings, writingsIn } from '#platform/server/written-texts.ts';
import { pictureKind } from '../kind.ts';
import { pictureHandlers } from './handlers.ts';
import { restoreUnused } from './service.ts';

const pictureWritings: readonly Writings[] = [
  writingsIn(listDetails, ({ id, title, alt }) => ({ id, place: title || alt, texts: [title, alt] })),
];

export const picturesModule: ServerModule = {
  handlers: pictureHandlers,
  kinds: [{ kind: pictureKind, restoreOne: restoreUnused, writings: pictureWritings }],
};
