import {
  currentSummit,
  type EventRow,
  feeOf,
  phaseOf,
  practicalFacts,
  type Summit,
} from '#modules/event/server/service.ts';
import { greetable, mailAbout, type NewMail, queueMail } from '#modules/mail/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { calendarEntry } from './mails.ts';
import type { AttendeeRow } from './tables.ts';

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
  factsOf: (row: AttendeeRow) => ReturnType<typeof practicalFacts>;
  /** What they pay; '' if it isn't known. */
  feeOf: (row: AttendeeRow) => string;
  entry: ReturnType<typeof calendarEntry>;
}

export function whatToTell(services: Services, edition: EventRow | undefined, summit: Summit): Told {
  const now = services.clock.now();
  const { event, words } = summit;
  return {
    isOver: phaseOf(edition, now) === 'after',
    factsOf: (row) => (event?.entered ? practicalFacts(event, words, takerOf(row)) : []),
    feeOf: (row) => (event?.entered ? feeOf(event, takerOf(row)) : ''),
    entry: calendarEntry(summit, services),
  };
}

function takerOf({ created_at, group_fee_at }: AttendeeRow) {
  return { since: new Date(created_at), inGroup: group_fee_at !== null };
}

export function confirmationOf(told: Told, row: AttendeeRow, given: Omit<Confirmed, 'edition'>) {
  return told.isOver ? confirmationAfter(row) : confirmation(told, row, given);
}

export function confirmationAfter(row: AttendeeRow): NewMail<'registeredAfter'> {
  return { ...mailAbout(row), template: 'registeredAfter' };
}

export function confirmation(
  { factsOf, entry }: Told,
  row: AttendeeRow,
  { ticket, link, giver }: Omit<Confirmed, 'edition'>,
): NewMail<'registered'> | NewMail<'passedToYou'> {
  const written = {
    ...mailAbout(row),
    link,
    facts: factsOf(row),
    attachments: [{ type: 'ticket', code: ticket } as const, ...entry],
  };
  if (giver === undefined) return { ...written, template: 'registered' };
  const values = { ...written.values, giver: greetable(giver) };
  return { ...written, values, template: 'passedToYou' };
}

/** What somebody pays who is registered for this edition; '' if it isn't known. */
export async function ownFee(
  database: Database,
  services: Services,
  row: AttendeeRow,
  edition: EventRow,
): Promise<string> {
  return whatToTell(services, edition, await currentSummit(database, services, edition)).feeOf(row);
}

/** To who registered before their group was complete. */
export function groupMail({ factsOf }: Told, row: AttendeeRow): NewMail<'groupComplete'> {
  return { ...mailAbout(row), template: 'groupComplete', facts: factsOf(row) };
}
