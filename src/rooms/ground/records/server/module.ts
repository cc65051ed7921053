import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { deleteRecord, deleteRecords, restoreRecord, restoreRecords, viewHanging } from '../contract.ts';
import * as say from '../messages.ts';
import { hangingOn, keptAmong } from './hanging.ts';
import { removeMany, removeOne, restoreMany, restoreOne } from './service.ts';

const recordHandlers = [
  handler(deleteRecord, async ({ query: { id } }, context) => ({
    message: say.deleted({ name: await removeOne(context, id) }),
    id,
  })),

  handler(deleteRecords, async ({ body }, context) => {
    const { ids, refusals } = await removeMany(context, body.ids);
    const deleted = say.recordsDeleted({ count: ids.length });
    const [first] = refusals;
    const left = first && say.notDeleted({ count: refusals.length, message: first.message });
    return { message: left ? `${deleted} ${left}` : deleted, ids };
  }),

  handler(viewHanging, async ({ body: { ids } }, context) => {
    const { database } = context.store;
    const kept = await keptAmong(database, context, ids);
    const left = ids.filter((id) => !kept.has(id));
    return {
      hanging: left.length === 0 ? [] : await hangingOn(database, context, left),
      kept: [...kept].map(([id, why]) => ({ id, why })),
    };
  }),

  handler(restoreRecord, async ({ body: { id, ...allowed } }, context) => ({
    message: say.restored({ name: await restoreOne(context, id, allowed) }),
    id,
  })),

  handler(restoreRecords, async ({ body: { ids: asked, ...allowed } }, context) => {
    const { ids, refusals } = await restoreMany(context, asked, allowed);
    const restored = say.recordsRestored({ count: ids.length });
    const [first] = refusals;
    const left = first && say.notRestored({ count: refusals.length, message: first.message });
    return { message: left ? `${restored} ${left}` : restored, ids };
  }),
];

export const recordsModule: ServerModule = {
  handlers: recordHandlers,
};
