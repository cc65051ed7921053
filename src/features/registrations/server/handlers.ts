import { currentPhase } from '#features/event/server/service.ts';
import { one } from '#platform/contract/lists.ts';
import { handler } from '#platform/server/http/handler.ts';
import {
  addAttendee,
  exportAttendees,
  registeredMessage,
  singleAttendee,
  viewAttendees,
} from '../contract.ts';
import { exportFile } from './export-file.ts';
import { listAttendees } from './queries.ts';
import { getAttendee, register, toAttendee } from './service.ts';

export const registrationHandlers = [
  handler(addAttendee, async ({ body }, context) => {
    const id = await register(context, body);
    return { message: registeredMessage((await currentPhase(context)) === 'after'), id };
  }),

  handler(viewAttendees, async ({ query }, { store }) => {
    const { rows, total } = await listAttendees(store.database, query);
    return { records: rows.map(toAttendee), total };
  }),

  handler(singleAttendee, async ({ query }, { store }) =>
    one(toAttendee(await getAttendee(store.database, query.id))),
  ),

  handler(exportAttendees, async ({ query, body }, context) => exportFile(context, query, body)),
];
