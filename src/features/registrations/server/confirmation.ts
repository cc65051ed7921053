import type { AttendeeRow } from '#database/schema.ts';
import type { EventRow } from '#database/schema-editions.ts';
import { currentSummit, phaseOf, practicalFacts, type Summit } from '#features/event/server/service.ts';
import { greetable, mailAbout, type NewMail, queueMail } from '#features/mail/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { calendarEntry } from './mails.ts';

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
  confirmed: Confirmed,
): Promise<void> {
  const isOver = phaseOf(confirmed.edition, services.clock.now()) === 'after';
  if (isOver) await queueMail(database, services, confirmationAfter(row));
  else await queueMail(database, services, await confirmation(database, services, row, confirmed));
}

export function confirmationAfter(row: AttendeeRow): NewMail<'registeredAfter'> {
  return { ...mailAbout(row), template: 'registeredAfter' };
}

export async function confirmation(
  database: Database,
  services: Services,
  row: AttendeeRow,
  { edition, ticket, link, giver, summit: known }: Confirmed,
): Promise<NewMail<'registered'> | NewMail<'passedToYou'>> {
  const now = services.clock.now();
  const summit = known ?? (await currentSummit(database, services, edition));
  const { event, words } = summit;
  const written = {
    ...mailAbout(row),
    link,
    facts: event?.entered ? practicalFacts(event, words, now) : [],
    attachments: [{ type: 'ticket', code: ticket } as const, ...calendarEntry(summit, services)],
  };
  if (giver === undefined) return { ...written, template: 'registered' };
  const values = { ...written.values, giver: greetable(giver) };
  return { ...written, values, template: 'passedToYou' };
}
