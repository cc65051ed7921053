import type { ServerModule } from '#platform/server/module.ts';
import { pictureKind } from '../kind.ts';
import { pictureHandlers } from './handlers.ts';
import { restoreUnused } from './service.ts';
import { pictureWritings } from './writings.ts';

export const picturesModule: ServerModule = {
  handlers: pictureHandlers,
  kinds: [{ kind: pictureKind, restoreOne: restoreUnused, writings: pictureWritings }],
};
