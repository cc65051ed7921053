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
import { ATTENDEE_EXPORT_FILES, type AttendeeListQuery } from '../contract.ts';
import { attendeeFile } from '../desk.ts';
import * as say from '../messages.ts';
import { listAttendeeIds, listAttendees } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

const columnsOf = () => ({
  ...personCells(),
  [say.dateHeading()]: (row: AttendeeRow) => new Date(row.created_at),
  ...languageCells(),
});
const columnsWithNotes = () => ({
  ...columnsOf(),
  [say.stateHeading()]: ({ cancelled_at }: AttendeeRow) =>
    cancelled_at ? say.cancelledState() : say.registeredState(),
  [say.note()]: ({ note }: AttendeeRow) => note ?? '',
});

interface Asked extends AttendeeListQuery {
  notes?: 'yes' | undefined;
}

export async function exportFile(
  context: CallContext,
  { notes, edition, ...listQuery }: Asked,
  options: ExportOptions,
) {
  const { database } = context.store;
  const scope = await listScope(database, context.clock.now(), edition);
  const questions = await questionsIn(database, 'registration', scope);
  const columns = notes ? columnsWithNotes() : columnsOf();
  return exportList(context, listQuery, options, {
    kind: 'attendee',
    what: say.exported,
    files: ATTENDEE_EXPORT_FILES,
    columns: {
      ...columns,
      ...answerCells<AttendeeRow>(questions, columns, siteUrl(context.config), attendeeFile),
    },
    scope,
    listIds: (asked) => listAttendeeIds(database, asked, scope),
    list: (asked) => listAttendees(database, asked, scope),
  });
}
