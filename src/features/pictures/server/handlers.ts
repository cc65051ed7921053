import { type Handler, handler } from '#platform/server/http/handler.ts';
import type { PictureUser } from '#platform/server/pictures/picture-user.ts';
import { listPictures } from '#platform/server/pictures/queries.ts';
import {
  addPicture,
  deletePicture,
  replacePictureEverywhere,
  updatePicture,
  viewPictures,
} from '../contract.ts';
import { changePicture, createPicture, exchangePicture, removeUnused } from './service.ts';
import { namesTitled, toLibrary } from './uses.ts';

/** The calls of the library are given every kind of record that shows pictures. */
export const createPictureHandlers = (users: readonly PictureUser[]): Handler[] => [
  handler(viewPictures, async ({ query }, { store }) => {
    const titled = await namesTitled(store.database, users, query.search);
    const { rows, total } = await listPictures(store.database, query, titled);
    return { records: await toLibrary(store.database, users, rows), total };
  }),

  handler(addPicture, async ({ body: { image, ...details } }, context) => ({
    message: 'Picture added.',
    ...(await createPicture(context, image, details)),
  })),

  handler(updatePicture, async ({ body: { pictureId, ...details } }, context) => {
    await changePicture(context, pictureId, details);
    return { message: 'Picture saved.', id: pictureId };
  }),

  handler(replacePictureEverywhere, async ({ body: { pictureId, image } }, context) => ({
    message: 'Picture replaced everywhere.',
    ...(await exchangePicture(context, users, pictureId, image)),
  })),

  handler(deletePicture, async ({ query }, context) => ({
    message: `${await removeUnused(context, users, query.id)} deleted.`,
    id: query.id,
  })),
];
