import type { CallContext } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { listScope } from '#rooms/edition/server.ts';
import type { ExportOptions } from '#rooms/ground/contract.ts';
import { exportList } from '#rooms/ground/server.ts';
import {
  answerCells,
  languageCells,
  personCells,
  questionsIn,
} from '#rooms/people/submissions/server/service.ts';
import { WAITING_EXPORT_FILES, WAITING_STATES, type WaitingListQuery, waitingFile } from '../contract.ts';
import * as say from '../messages.ts';
import { listWaiting, listWaitingIds } from './queries.ts';
import type { WaitingEntryRow } from './tables.ts';

const columnsOf = () => ({
  ...personCells(),
  [say.personalPlaces()]: ({ size }: WaitingEntryRow) => String(size),
  [say.personalState()]: ({ state }: WaitingEntryRow) => WAITING_STATES[state](),
  [say.untilHeading()]: ({ offered_until }: WaitingEntryRow) =>
    offered_until ? new Date(offered_until) : '',
  [say.dateHeading()]: ({ created_at }: WaitingEntryRow) => new Date(created_at),
  ...languageCells(),
});

export async function exportFile(
  context: CallContext,
  { edition, ...listQuery }: WaitingListQuery,
  options: ExportOptions,
) {
  const { database } = context.store;
  const scope = await listScope(database, context.clock.now(), edition);
  const columns = columnsOf();
  const questions = await questionsIn(database, 'registration', scope);
  return exportList(context, listQuery, options, {
    kind: 'waiting',
    what: say.exported,
    files: WAITING_EXPORT_FILES,
    columns: {
      ...columns,
      ...answerCells<WaitingEntryRow>(questions, columns, siteUrl(context.config), waitingFile),
    },
    scope,
    listIds: (asked) => listWaitingIds(database, asked, scope),
    list: (asked) => listWaiting(database, asked, scope),
  });
}
