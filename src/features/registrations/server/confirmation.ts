import type { AttendeeRow } from '#database/schema.ts';
import type { EventRow } from '#database/schema-editions.ts';
import {
  calendar,
  currentSummit,
  phaseOf,
  practicalFacts,
  type Summit,
} from '#features/event/server/service.ts';
import { greetable, queueMail } from '#features/mail/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';

interface Confirmed {
  edition: EventRow | undefined;
  ticket: string;
  /** Of their own page. */
  link: string;
  /** Who passed the place on to them, if somebody did. */
  giver?: string;
  /** If it was read already. */
  summit?: Summit;
}

/** Tells somebody that they are registered, and what they need to know. Runs in the caller's transaction. */
export async function sendConfirmation(
  database: Database,
  services: Services,
  row: AttendeeRow,
  { edition, ticket, link, giver, summit: known }: Confirmed,
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
  const summit = known ?? (await currentSummit(database, services, edition));
  const { event, words } = summit;
  const entry = event?.entered ? calendar(summit, services.config.publicUrl, now) : undefined;
  const written = {
    ...mail,
    link,
    facts: event?.entered ? practicalFacts(event, words, now) : [],
    attachments: [
      { type: 'ticket', code: ticket } as const,
      ...(entry ? [{ type: 'calendar', content: entry } as const] : []),
    ],
  };
  if (giver === undefined) {
    await queueMail(database, services, { ...written, template: 'registered' });
  } else {
    const values = { ...mail.values, giver: greetable(giver) };
    await queueMail(database, services, { ...written, values, template: 'passedToYou' });
  }
}
