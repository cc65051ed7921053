import type { AttendeeRow } from '#database/schema.ts';
import type { EventRow } from '#database/schema-editions.ts';
import { calendar, phaseOf, practicalFacts, type Summit } from '#features/event/server/service.ts';
import { greetable, queueMail } from '#features/mail/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';

/** Tells somebody that they are registered, and what they need to know. Runs in the caller's transaction. */
export async function sendConfirmation(
  database: Database,
  services: Services,
  row: AttendeeRow,
  { edition, ticket }: { edition: EventRow | undefined; ticket: string },
  summit: Summit,
): Promise<void> {
  const now = services.clock.now();
  const mail = {
    to: { name: row.fullname, email: row.email },
    values: { name: greetable(row.fullname) },
    aboutId: row.id,
  };
  if (phaseOf(edition, now) === 'after') {
    await queueMail(database, services, { ...mail, template: 'registeredAfter' });
    return;
  }
  const { event, words } = summit;
  const entry = event?.entered ? calendar(summit, services.config.publicUrl, now) : undefined;
  await queueMail(database, services, {
    ...mail,
    template: 'registered',
    facts: event?.entered ? practicalFacts(event, words, now) : [],
    attachments: [
      { type: 'ticket', code: ticket },
      ...(entry ? [{ type: 'calendar' as const, content: entry }] : []),
    ],
  });
}
