import type { AttendeeRow } from '#database/schema.ts';
import { type ActivityEntry, withActivity } from '#features/activity/server/service.ts';
import { currentEvent, phaseOf } from '#features/event/server/service.ts';
import { greetable, queueMail } from '#features/mail/server/service.ts';
import { ticketSigner } from '#features/tickets/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { SENT_TO_ATTENDEES } from '../desk.ts';
import { attendeeKind } from '../kind.ts';
import { sendConfirmation } from './confirmation.ts';
import { newLink } from './links.ts';
import { findAttendee } from './queries.ts';

type Sent = (typeof SENT_TO_ATTENDEES)[number];

/** Only the current edition's registrations have something to confirm. */
const NOBODY = 'None of these is registered for the current summit.';

/** What writes a confirmation with a new link, in the caller's transaction. To be had before it begins. */
export async function confirmer(context: CallContext) {
  const sign = await ticketSigner(context);
  return async (database: Database, row: AttendeeRow): Promise<void> => {
    const edition = await currentEvent(database, context.clock.now());
    const ticket = sign({ editionId: row.event_id, attendeeId: row.id });
    const link = await newLink(database, context, row.id);
    await sendConfirmation(database, context, row, { edition, ticket, link });
  };
}

/** Sends attendees their confirmation or link once more, and returns who gets it. */
export async function writeTo(context: CallContext, ids: readonly string[], what: Sent): Promise<string[]> {
  const confirm = await confirmer(context);
  return withActivity(context, async (database) => {
    const edition = await currentEvent(database, context.clock.now());
    const isOver = phaseOf(edition, context.clock.now()) === 'after';
    const activity: ActivityEntry[] = [];
    for (const id of new Set(ids)) {
      const row = await findAttendee(database, id);
      if (!row || row.cancelled_at !== null || row.event_id !== (edition?.id ?? null)) continue;
      if (what === 'confirmation' && !isOver) await confirm(database, row);
      else await sendLink(database, context, row);
      activity.push(recorded(row, what));
    }
    if (activity.length === 0) throw new Refusal('not-found', NOBODY);
    return { result: activity.flatMap(({ subject }) => subject.id ?? []), activity };
  });
}

async function sendLink(database: Database, context: CallContext, row: AttendeeRow): Promise<void> {
  await queueMail(database, context, {
    template: 'personalLink',
    to: { name: row.fullname, email: row.email },
    values: { name: greetable(row.fullname) },
    link: await newLink(database, context, row.id),
    aboutId: row.id,
  });
}

function recorded({ id, fullname }: AttendeeRow, what: Sent): ActivityEntry {
  const description = `Sent ${fullname} ${what === 'link' ? 'the link of their page' : 'the confirmation'} once more`;
  return { type: 'Updated', description, subject: { type: attendeeKind.name, id } };
}
