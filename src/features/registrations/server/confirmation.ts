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
}

/** Tells somebody that they are registered, and what they need to know. Runs in the caller's transaction. */
export async function sendConfirmation(
  database: Database,
  services: Services,
  row: AttendeeRow,
  confirmed: Confirmed,
): Promise<void> {
  const { edition } = confirmed;
  const summit = await currentSummit(database, services, edition);
  await queueMail(database, services, confirmationOf(whatToTell(services, edition, summit), row, confirmed));
}

/** What all who are registered are told. */
interface Told {
  isOver: boolean;
  facts: ReturnType<typeof practicalFacts>;
  entry: ReturnType<typeof calendarEntry>;
}

export function whatToTell(services: Services, edition: EventRow | undefined, summit: Summit): Told {
  const now = services.clock.now();
  const { event, words } = summit;
  return {
    isOver: phaseOf(edition, now) === 'after',
    facts: event?.entered ? practicalFacts(event, words, now) : [],
    entry: calendarEntry(summit, services),
  };
}

export function confirmationOf(told: Told, row: AttendeeRow, given: Omit<Confirmed, 'edition'>) {
  return told.isOver ? confirmationAfter(row) : confirmation(told, row, given);
}

export function confirmationAfter(row: AttendeeRow): NewMail<'registeredAfter'> {
  return { ...mailAbout(row), template: 'registeredAfter' };
}

export function confirmation(
  { facts, entry }: Told,
  row: AttendeeRow,
  { ticket, link, giver }: Omit<Confirmed, 'edition'>,
): NewMail<'registered'> | NewMail<'passedToYou'> {
  const written = {
    ...mailAbout(row),
    link,
    facts,
    attachments: [{ type: 'ticket', code: ticket } as const, ...entry],
  };
  if (giver === undefined) return { ...written, template: 'registered' };
  const values = { ...written.values, giver: greetable(giver) };
  return { ...written, values, template: 'passedToYou' };
}
