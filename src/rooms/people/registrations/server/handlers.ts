import type { CallContext } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { listReply } from '#platform/server/http/list-reply.ts';
import { registrationState } from '#rooms/edition/contract.ts';
import { findCurrentEdition, listScope } from '#rooms/edition/server.ts';
import { asAsked } from '#rooms/people/submissions/server/service.ts';
import {
  addAttendee,
  exportAttendees,
  newRegistration,
  type Registered,
  viewAttendees,
} from '../contract.ts';
import { withGroups } from './companies.ts';
import { exportFile } from './export-file.ts';
import { stateOf } from './places.ts';
import { listAttendeeIds, listAttendees } from './queries.ts';
import { register } from './register.ts';
import { toAttendee } from './service.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** When somebody has registered with the form. */
    onRegistered?: (context: CallContext, registered: Registered) => void;
  }
}

export const registrationHandlers = [
  handler(
    addAttendee,
    async ({ body }, context) => {
      const { id, siteView, isOver, ...own } = await register(context, body);
      const { ticket, fee } = isOver ? { ticket: '', fee: '' } : own;
      const { name, email } = body;
      for (const { onRegistered } of context.modules) {
        onRegistered?.(context, { id, name, email, ticket, link: own.link, fee });
      }
      const texts = siteView.edition.registration;
      return { message: isOver ? texts.registeredAfter : texts.registered, id };
    },
    (_input, context) => asAsked(newRegistration, 'registration', context),
  ),

  handler(registrationState, async (_input, context) => {
    const now = context.clock.now();
    const { database } = context.store;
    return stateOf(database, context, await findCurrentEdition(database, now), now);
  }),

  handler(viewAttendees, async ({ query: { edition, ...query } }, context) => {
    const { database } = context.store;
    const scope = await listScope(database, context.clock.now(), edition);
    return listReply(viewAttendees, query, context, {
      list: async (request) => {
        const { rows, ...counted } = await listAttendees(database, request, scope);
        return { ...counted, rows: await withGroups(database, rows) };
      },
      listIds: (request) => listAttendeeIds(database, request, scope),
      listByIds: async (request, ids) => {
        const { rows } = await listAttendees(database, { ...request, search: undefined, ids }, scope);
        return withGroups(database, rows);
      },
      toRecord: toAttendee,
    });
  }),

  handler(exportAttendees, async ({ query, body }, context) => exportFile(context, query, body)),
];
