import { handBadge } from '#features/badges/server/service.ts';
import { currentPhase } from '#features/event/server/service.ts';
import { one } from '#platform/contract/lists.ts';
import { handler } from '#platform/server/http/handler.ts';
import { listReply } from '#platform/server/http/list-reply.ts';
import {
  addAttendee,
  exportAttendees,
  registeredMessage,
  singleAttendee,
  viewAttendees,
} from '../contract.ts';
import { exportFile } from './export-file.ts';
import { listAttendeeIds, listAttendees } from './queries.ts';
import { getAttendee, register, toAttendee } from './service.ts';

export const registrationHandlers = [
  handler(addAttendee, async ({ body }, context) => {
    const { id, ticket } = await register(context, body);
    const isOver = (await currentPhase(context)) === 'after';
    handBadge(context, { name: body.name, email: body.email, ticket: isOver ? '' : ticket });
    return { message: registeredMessage(isOver), id };
  }),

  handler(viewAttendees, async ({ query }, context) => {
    const { database } = context.store;
    return listReply(viewAttendees, query, context, {
      list: (request) => listAttendees(database, request),
      listIds: (request) => listAttendeeIds(database, request),
      listByIds: async (request, ids) =>
        (await listAttendees(database, { ...request, search: undefined, ids })).rows,
      toRecord: toAttendee,
    });
  }),

  handler(singleAttendee, async ({ query }, { store }) => {
    const row = await getAttendee(store.database, query.id);
    return one({ ...toAttendee(row), consent: row.consent_version ?? '' });
  }),

  handler(exportAttendees, async ({ query, body }, context) => exportFile(context, query, body)),
];
