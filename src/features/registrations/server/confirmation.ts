import type { AttendeeRow } from '#database/schema.ts';
import type { EventRow } from '#database/schema-editions.ts';
import { calendar, currentSummit, phaseOf, practicalFacts } from '#features/event/server/service.ts';
import { greetable, type NewMail, queueMail } from '#features/mail/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';

interface Registered {
  edition: EventRow | undefined;
  ticket: string;
}

/** Tells somebody that they are registered, and what they need to know. Runs in the caller's transaction. */
export async function sendConfirmation(
  database: Database,
  services: Services,
  row: AttendeeRow,
  registered: Registered,
): Promise<void> {
  const isOver = phaseOf(registered.edition, services.clock.now()) === 'after';
  if (isOver) await queueMail(database, services, confirmationAfter(row));
  else await queueMail(database, services, await confirmation(database, services, row, registered));
}

export function confirmationAfter(row: AttendeeRow): NewMail<'registeredAfter'> {
  return { ...about(row), template: 'registeredAfter' };
}

export async function confirmation(
  database: Database,
  services: Services,
  row: AttendeeRow,
  { edition, ticket }: Registered,
): Promise<NewMail<'registered'>> {
  const now = services.clock.now();
  const summit = await currentSummit(database, services, edition);
  const { event, words } = summit;
  const entry = event?.entered ? calendar(summit, services.config.publicUrl, now) : undefined;
  return {
    ...about(row),
    template: 'registered',
    facts: event?.entered ? practicalFacts(event, words, now) : [],
    attachments: [
      { type: 'ticket', code: ticket },
      ...(entry ? [{ type: 'calendar' as const, content: entry }] : []),
    ],
  };
}

function about(row: AttendeeRow) {
  return {
    to: { name: row.fullname, email: row.email },
    values: { name: greetable(row.fullname) },
    aboutId: row.id,
  };
}
