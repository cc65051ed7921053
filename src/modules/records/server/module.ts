import { counted } from '#platform/contract/plural.ts';
import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { deleteRecord, deleteRecords, restoreRecord, restoreRecords } from '../contract.ts';
import { removeMany, removeOne, restoreMany, restoreOne } from './service.ts';

const recordHandlers = [
  handler(deleteRecord, async ({ query: { id } }, context) => ({
    message: `${await removeOne(context, id)} deleted.`,
    id,
  })),

  handler(deleteRecords, async ({ body }, context) => {
    const ids = await removeMany(context, body.ids);
    return { message: `${counted(ids.length, 'record')} deleted.`, ids };
  }),

  handler(restoreRecord, async ({ body: { id, ...allowed } }, context) => ({
    message: `${await restoreOne(context, id, allowed)} restored.`,
    id,
  })),

  handler(restoreRecords, async ({ body: { ids: asked, ...allowed } }, context) => {
    const { ids, refusals } = await restoreMany(context, asked, allowed);
    const rest = refusals[0] ? ` ${refusals.length} couldn’t be restored: ${refusals[0].message}` : '';
    return { message: `${counted(ids.length, 'record')} restored.${rest}`, ids };
  }),
];

export const recordsModule: ServerModule = {
  handlers: recordHandlers,
};
