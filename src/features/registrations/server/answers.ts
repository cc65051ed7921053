import { toPerson } from '#features/requests/server/service.ts';
import { answer } from '#platform/server/http/answer.ts';
import { addAttendee, exportAttendees, REGISTERED, viewAttendees } from '../contract.ts';
import { exportFile } from './export-file.ts';
import { listAttendees, register } from './service.ts';

export const registrationAnswers = [
  answer(addAttendee, async ({ body }, context) => ({
    message: REGISTERED,
    id: await register(context, body),
  })),

  answer(viewAttendees, async ({ query }, { store }) => {
    const { rows, total } = await listAttendees(store.database, query);
    return { records: rows.map(toPerson), total };
  }),

  answer(exportAttendees, async ({ query, body }, context) => exportFile(context, query, body)),
];
