import { currentEvent, currentSummit } from '#modules/event/server/service.ts';
import { type MailExample, newsAgainMail } from '#modules/mail/server/service.ts';
import { listScope } from '#modules/submissions/server/service.ts';
import { ticketSigner } from '#modules/tickets/server/service.ts';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { confirmation, confirmationAfter, groupMail, whatToTell } from './confirmation.ts';
import { cancellationMail, linkMail } from './mails.ts';
import { findAttendee, listAttendees } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

const EXAMPLE_GIVER = 'Efua Sutherland';

const newestAttendees: MailExample['people'] = async ({ store: { database }, clock }, limit) => {
  const scope = await listScope(database, clock.now(), ALL_EDITIONS);
  const { rows } = await listAttendees(database, { page: 1, pageSize: limit }, scope);
  return rows.map(({ id, fullname }) => ({ id, name: fullname }));
};

type Written = Awaited<ReturnType<MailExample['write']>>;

/** A mail to an attendee, as the newest of them would get it. */
export function toAttendees(
  write: (context: CallContext, row: AttendeeRow) => Written | Promise<Written>,
): MailExample {
  return {
    people: newestAttendees,
    async write(context, id) {
      const row = await findAttendee(context.store.database, id);
      return row && write(context, row);
    },
  };
}

/** The mails to attendees, as they would get them. */
export const attendeeMailExamples = {
  registered: toAttendees(confirmationOf),
  passedToYou: toAttendees((context, row) => confirmationOf(context, row, EXAMPLE_GIVER)),
  groupComplete: toAttendees(async (context, row) => groupMail(await toldNow(context), row)),
  registeredAfter: toAttendees((_context, row) => confirmationAfter(row)),
  registrationCancelled: toAttendees((context, row) =>
    cancellationMail(context.store.database, context, row),
  ),
  newsAgain: toAttendees(({ config }, row) => newsAgainMail(row, config.publicUrl)),
  personalLink: toAttendees(({ config }, row) => linkMail(row, config.publicUrl)),
} satisfies Record<string, MailExample>;

async function confirmationOf(context: CallContext, row: AttendeeRow, giver?: string) {
  const ticket = (await ticketSigner(context))({ editionId: row.event_id, attendeeId: row.id });
  const link = context.config.publicUrl;
  return confirmation(await toldNow(context), row, { ticket, link, ...(giver && { giver }) });
}

async function toldNow(context: CallContext) {
  const { database } = context.store;
  const edition = await currentEvent(database, context.clock.now());
  return whatToTell(context, edition, await currentSummit(database, context, edition));
}
