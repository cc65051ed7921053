import { currentEvent, currentSummit } from '#features/event/server/service.ts';
import type { MailExample } from '#features/mail/server/service.ts';
import { listScope } from '#features/submissions/server/service.ts';
import { ticketSigner } from '#features/tickets/server/service.ts';
import { confirmation, confirmationAfter, whatToTell } from './confirmation.ts';
import { findAttendee, listAttendees } from './queries.ts';

const newestAttendees: MailExample['people'] = async ({ store: { database }, clock }, limit) => {
  const scope = await listScope(database, clock.now());
  const { rows } = await listAttendees(database, { page: 1, pageSize: limit }, scope);
  return rows.map(({ id, fullname }) => ({ id, name: fullname }));
};

/** The mails to attendees, as they would get them. */
export const attendeeMailExamples = {
  registered: {
    people: newestAttendees,
    async write(context, id) {
      const { database } = context.store;
      const row = await findAttendee(database, id);
      if (!row) return undefined;
      const edition = await currentEvent(database, context.clock.now());
      const ticket = (await ticketSigner(context))({ editionId: row.event_id, attendeeId: row.id });
      const told = whatToTell(context, edition, await currentSummit(database, context, edition));
      return confirmation(told, row, { ticket, link: context.config.publicUrl });
    },
  },
  registeredAfter: {
    people: newestAttendees,
    async write({ store }, id) {
      const row = await findAttendee(store.database, id);
      return row && confirmationAfter(row);
    },
  },
} satisfies Record<string, MailExample>;
