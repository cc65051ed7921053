import type { AttendeeRow, EventRow } from '#database/schema.ts';
import { calendar, phaseOf, practicalFacts, toEventRecord } from '#features/event/server/service.ts';
import { greetable, queueMail } from '#features/mail/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';

/** Tells somebody that they are registered, and what they need to know. Runs in the caller's transaction. */
export function sendConfirmation(
  database: Database,
  services: Services,
  row: AttendeeRow,
  { edition, ticket }: { edition: EventRow | undefined; ticket: string },
) {
  const now = services.clock.now();
  const mail = {
    to: { name: row.fullname, email: row.email },
    values: { name: greetable(row.fullname) },
    aboutId: row.id,
  };
  if (phaseOf(edition, now) === 'after') {
    return queueMail(database, services, { ...mail, template: 'registeredAfter' });
  }
  const record = edition && toEventRecord(edition);
  const entry = calendar(record, services.config.publicUrl, now);
  return queueMail(database, services, {
    ...mail,
    template: 'registered',
    facts: record ? practicalFacts(record, now) : [],
    attachments: [
      { type: 'ticket', code: ticket },
      ...(entry ? [{ type: 'calendar' as const, content: entry }] : []),
    ],
  });
}
