import { findCurrentEdition } from '#modules/editions/server/service.ts';
import { handler } from '#platform/server/http/handler.ts';
import { joinWaitingList, moveWaiting, ON_THE_LIST, removeWaiting, viewWaiting } from '../contract.ts';
import { joinWaiting } from './join.ts';
import { listOpen } from './queries.ts';
import { endEntry, getOpen, moveEntry, toRecord } from './service.ts';

export const waitingHandlers = [
  handler(joinWaitingList, async ({ body }, context) => ({
    id: await joinWaiting(context, body),
    message: ON_THE_LIST,
  })),

  handler(viewWaiting, async (_input, { store: { database }, clock }) => {
    const editionId = (await findCurrentEdition(database, clock.now()))?.id ?? null;
    return { records: (await listOpen(database, editionId)).map(toRecord) };
  }),

  handler(moveWaiting, async ({ body: { id, to } }, context) => {
    const row = await moveEntry(context, id, to);
    return { message: `${row.fullname} is ${to} now.`, id };
  }),

  handler(removeWaiting, async ({ body: { id } }, context) => {
    const row = await endEntry(context, await getOpen(context.store.database, id));
    return { message: `${row.fullname} is off the list.`, id };
  }),
];
