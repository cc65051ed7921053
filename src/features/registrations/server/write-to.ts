import type { AttendeeRow } from '#database/schema.ts';
import { type ActivityEntry, withActivity } from '#features/activity/server/service.ts';
import { currentEvent, phaseOf } from '#features/event/server/service.ts';
import { queueMail } from '#features/mail/server/service.ts';
import { ticketSigner } from '#features/tickets/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import type { SENT_TO_ATTENDEES } from '../desk.ts';
import { attendeeKind } from '../kind.ts';
import { sendConfirmation } from './confirmation.ts';
import { newLink } from './links.ts';
import { cancellationMail, linkMail } from './mails.ts';
import { findAttendee } from './queries.ts';

type Sent = (typeof SENT_TO_ATTENDEES)[number];

/** Only the current edition's registrations have something to confirm. */
const NOBODY = 'None of these is registered for the current summit.';
const NOT_CANCELLED = 'None of these has cancelled for the current summit.';
const SENT: Readonly<Record<Sent, string>> = {
  confirmation: 'the confirmation once more',
  link: 'the link of their page once more',
  cancellation: 'a mail that the registration is cancelled',
};

/** What writes a confirmation with a new link, in the caller's transaction. To be had before it begins. */
export async function confirmer(context: Services) {
  const sign = await ticketSigner(context);
  return async (database: Database, row: AttendeeRow): Promise<void> => {
    const edition = await currentEvent(database, context.clock.now());
    const ticket = sign({ editionId: row.event_id, attendeeId: row.id });
    const link = await newLink(database, context, row.id);
    await sendConfirmation(database, context, row, { edition, ticket, link });
  };
}

/** Sends attendees what they can be sent, and returns who gets it. Only who has cancelled is told so. */
export async function writeTo(context: CallContext, ids: readonly string[], what: Sent): Promise<string[]> {
  const confirm = await confirmer(context);
  return withActivity(context, async (database) => {
    const edition = await currentEvent(database, context.clock.now());
    const isOver = phaseOf(edition, context.clock.now()) === 'after';
    const activity: ActivityEntry[] = [];
    for (const id of new Set(ids)) {
      const row = await findAttendee(database, id);
      if (!row || row.event_id !== (edition?.id ?? null)) continue;
      if ((row.cancelled_at !== null) !== (what === 'cancellation')) continue;
      if (what === 'confirmation' && !isOver) await confirm(database, row);
      else if (what === 'cancellation') {
        await queueMail(database, context, await cancellationMail(database, context, row));
      } else await queueMail(database, context, linkMail(row, await newLink(database, context, row.id)));
      activity.push(recorded(row, what));
    }
    if (activity.length === 0)
      throw new Refusal('not-found', what === 'cancellation' ? NOT_CANCELLED : NOBODY);
    return { result: activity.flatMap(({ subject }) => subject.id ?? []), activity };
  });
}

function recorded({ id, fullname }: AttendeeRow, what: Sent): ActivityEntry {
  const description = `Sent ${fullname} ${SENT[what]}`;
  return { type: 'Updated', description, subject: { type: attendeeKind.name, id } };
}
