import { Refusal } from '#platform/contract/refusal.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { editionScope, listScope } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import {
  asAsked,
  fileAnswering,
  questionsOf,
  withAnswers,
} from '#rooms/people/submissions/server/service.ts';
import {
  countWaiting,
  exportWaiting,
  joinWaitingList,
  moveWaiting,
  removeWaiting,
  singleWaiting,
  viewWaiting,
  waitingFile,
  waitingForm,
} from '../contract.ts';
import * as say from '../messages.ts';
import { exportFile } from './export-file.ts';
import { joinWaiting } from './join.ts';
import { countPlaces, findTurns, listWaiting } from './queries.ts';
import { countBefore, getOpen, moveEntry, removeEntry, toRecord } from './service.ts';

export const waitingHandlers = [
  keyedHandler(
    joinWaitingList,
    ({ body }, context) => joinWaiting(context, body),
    (id) => ({ message: say.joined(), id }),
    (_input, context) => asAsked(waitingForm, 'registration', context),
  ),

  handler(viewWaiting, async ({ query: { edition, ...query } }, { store: { database }, clock }) => {
    const scope = await listScope(database, clock.now(), edition);
    const { rows, total } = await listWaiting(database, query, scope);
    const turns = await findTurns(database, rows);
    return { records: rows.map((row) => toRecord(row, turns.get(row.id) ?? 0)), total };
  }),

  handler(countWaiting, async ({ query }, { store: { database }, clock }) =>
    countPlaces(database, await editionScope(database, clock.now(), query.edition)),
  ),

  handler(singleWaiting, async ({ query }, { store: { database } }) => {
    const row = await getOpen(database, query.id);
    const questions = withAnswers(await questionsOf(database, 'registration', row.event_id), row);
    const consent = row.consent_version ?? '';
    const record = toRecord(row, (await countBefore(database, row)) + 1);
    return { record: { ...record, consent, ...(questions.length > 0 && { questions }) } };
  }),

  handler(waitingFile, async ({ query: { id, key } }, { store: { database } }) =>
    fileAnswering(database, await getOpen(database, id), key),
  ),

  handler(exportWaiting, async ({ query, body }, context) => exportFile(context, query, body)),

  handler(moveWaiting, async ({ body: { id, to } }, context) => {
    const row = await moveEntry(context, id, to);
    return { message: (to === 'first' ? say.nowFirst : say.nowLast)(row), id };
  }),

  handler(removeWaiting, async ({ query: { id } }, context) => {
    const fullname = await withActivity(context, async (database) => {
      const removed = await removeEntry(database, id, context);
      if (!removed) throw new Refusal('not-found', say.entryGone());
      return removed;
    });
    return { message: say.offList({ fullname }), id };
  }),
];
