import { findCurrentEdition } from '#modules/editions/server/service.ts';
import { handler } from '#platform/server/http/handler.ts';
import { joinWaitingList, moveWaiting, removeWaiting, viewWaiting } from '../contract.ts';
import * as say from '../messages.ts';
import { joinWaiting } from './join.ts';
import { listOpen } from './queries.ts';
import { endEntry, getOpen, moveEntry, toRecord } from './service.ts';

export const waitingHandlers = [
  handler(joinWaitingList, async ({ body }, context) => ({
    id: await joinWaiting(context, body),
    message: say.joined(),
  })),

  handler(viewWaiting, async (_input, { store: { database }, clock }) => {
    const editionId = (await findCurrentEdition(database, clock.now()))?.id ?? null;
    return { records: (await listOpen(database, editionId)).map(toRecord) };
  }),

  handler(moveWaiting, async ({ body: { id, to } }, context) => {
    const row = await moveEntry(context, id, to);
    return { message: (to === 'first' ? say.nowFirst : say.nowLast)(row), id };
  }),

  handler(removeWaiting, async ({ body: { id } }, context) => {
    const row = await endEntry(context, await getOpen(context.store.database, id));
    return { message: say.offList(row), id };
  }),
];
