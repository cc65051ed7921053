import { one } from '#platform/contract/lists.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { listPictures } from '#platform/server/pictures/queries.ts';
import {
  addPicture,
  deletePicture,
  pictureUses,
  replacePictureEverywhere,
  updatePicture,
  viewPictures,
} from '../contract.ts';
import * as say from '../messages.ts';
import { changePicture, createPicture, exchangePicture, readUses, removeUnused } from './service.ts';
import { namesTitled, toLibrary } from './uses.ts';

export const pictureHandlers = [
  handler(viewPictures, async ({ query }, context) => {
    const { database } = context.store;
    const titled = await namesTitled(context, query.search);
    const { rows, total } = await listPictures(database, query, titled);
    return { records: await toLibrary(context, rows), total };
  }),

  handler(pictureUses, async ({ query: { id } }, context) => one(await readUses(context, id))),

  keyedHandler(
    addPicture,
    ({ body: { image, ...details } }, context) => createPicture(context, image, details),
    (stored) => ({ message: say.added(), ...stored }),
  ),

  handler(updatePicture, async ({ body: { pictureId, ...details } }, context) => {
    await changePicture(context, pictureId, details);
    return { message: say.saved(), id: pictureId };
  }),

  handler(replacePictureEverywhere, async ({ body: { pictureId, image } }, context) => ({
    message: say.replaced(),
    ...(await exchangePicture(context, pictureId, image)),
  })),

  handler(deletePicture, async ({ query }, context) => ({
    message: say.deleted({ title: await removeUnused(context, query.id) }),
    id: query.id,
  })),
];
