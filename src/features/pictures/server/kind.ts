import type { Database } from '#platform/server/database/store.ts';
import type { PictureUser } from '#platform/server/pictures/picture-user.ts';
import { createPictureHandlers } from './handlers.ts';
import { restoreUnused } from './service.ts';
import { pictureWritings } from './writings.ts';

export const picturesOnServer = (users: readonly PictureUser[]) => ({
  handlers: createPictureHandlers(users),
  deleteOne: null,
  restoreOne: (database: Database, id: string) => restoreUnused(database, users, id),
  findByName: null,
  listAddresses: null,
  personalData: null,
  writings: pictureWritings,
});
