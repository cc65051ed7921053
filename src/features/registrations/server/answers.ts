import { currentPhase } from '#features/event/server/service.ts';
import { one } from '#platform/contract/lists.ts';
import { answer } from '#platform/server/http/answer.ts';
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

export const registrationAnswers = [
  answer(addAttendee, async ({ body }, context) => {
    const id = await register(context, body);
    return { message: registeredMessage((await currentPhase(context)) === 'after'), id };
  }),

  answer(viewAttendees, async ({ query }, { store }) => {
    const { rows, total } = await listAttendees(store.database, query);
    return { records: rows.map(toAttendee), total };
  }),

  answer(singleAttendee, async ({ query }, { store }) =>
    one(toAttendee(await getAttendee(store.database, query.id))),
  ),

  answer(exportAttendees, async ({ query, body }, context) => exportFile(context, query, body)),
];
