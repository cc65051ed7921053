import type { z } from 'zod';
import type { AttendeeRow } from '#database/schema.ts';
import type { EventRow } from '#database/schema-editions.ts';
import { withActivity } from '#features/activity/server/service.ts';
import { currentEvent, currentSummit, type EditionScope, siteZone } from '#features/event/server/service.ts';
import { endUnsubscription } from '#features/mail/server/service.ts';
import type { FoundRecord } from '#features/search/server/service.ts';
import { verifySpamGuard } from '#features/spam-guard/server/service.ts';
import {
  assertNotice,
  countInAll,
  findResent,
  noticesIn,
  recordOf,
  required,
  toAnswers,
  toPerson,
} from '#features/submissions/server/service.ts';
import { ticketSigner } from '#features/tickets/server/service.ts';
import { addDays, zonedDate } from '#platform/contract/event-zone.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import type { Attendee, registration } from '../contract.ts';
import { attendeeKind } from '../kind.ts';
import { newAttendee } from './attendee-row.ts';
import { sendConfirmation } from './confirmation.ts';
import { newLink } from './links.ts';
import { requestMoveUp } from './move-up.ts';
import { assertOpen, isFull } from './places.ts';
import {
  countBetween,
  countByNotice,
  countGroups,
  findAttendee,
  findByAddress,
  findBySubmissionKey,
  findDeletedAttendee,
  findNamed,
  insertAttendees,
  lastRegistration,
  listCompanies,
  updateAttendee,
} from './queries.ts';
import { alreadyRegistered } from './taken.ts';

export { attendeeSnapshot } from './attendee-row.ts';
export { attendeeIdsFor, attendeesById } from './audience.ts';
export { sendConfirmation } from './confirmation.ts';
export { findByLink, newLink, personalAddress, renewLink } from './links.ts';
export { attendeeMailExamples, toAttendees } from './mail-examples.ts';
export { calendarCancellation, cancellationMail, linkMail } from './mails.ts';
export { moveUp } from './move-up.ts';
export { cancelOwn, correctOwn, passOn } from './own.ts';
export { countAttendees, countAttendeesSince, findByAddress } from './queries.ts';
export { alreadyRegistered } from './taken.ts';
export { type ThreadMarks, threadMarks } from './thread-marks.ts';
export { acceptOffer } from './waiting.ts';

interface Registered {
  id: string;
  edition: EventRow | undefined;
  /** The text of their ticket. */
  ticket: string;
  /** Of their own page; '' if it was given away before. */
  link: string;
}

/**
 * Registers a visitor for the current edition, once per e-mail address, and confirms it by mail. A repeated
 * submission gets the same answer as the first.
 */
export async function register(
  context: CallContext,
  form: z.output<typeof registration>,
): Promise<Registered> {
  const spendSolution = await verifySpamGuard(context, form.captcha);
  const sign = await ticketSigner(context);
  const beside = { ...context, manner: 'beside' as const };
  const registered = await withActivity<Registered | undefined>(beside, async (database) => {
    const edition = await currentEvent(database, context.clock.now());
    const eventId = edition?.id ?? null;
    assertNotice(form.notice, await noticesIn(database, 'registration', eventId));
    const registeredAs = ({ id, event_id }: AttendeeRow) => ({
      id,
      edition,
      ticket: sign({ editionId: event_id, attendeeId: id }),
      link: '',
    });
    const resent = await findResent(database, context, form.email, {
      find: findBySubmissionKey,
      isGone: ({ deleted_at, cancelled_at }) => deleted_at !== null || cancelled_at !== null,
      update: updateAttendee,
    });
    if (resent) return { result: registeredAs(resent) };
    await assertOpen(database, edition, context.clock.now());
    const summit = await currentSummit(database, context, edition);
    const answers = toAnswers(summit.edition.forms.registration, form.answers, { by: 'visitor' });
    // Spent even if the address is taken: otherwise one solution could ask about any number of addresses.
    await spendSolution(database);
    if (await findByAddress(database, eventId, form.email)) return { result: undefined };
    const row = newAttendee(context, eventId, { ...form, answers });
    await insertAttendees(database, [row]);
    if (row.news_version) await endUnsubscription(database, row.email_key);
    const registered = { ...registeredAs(row), link: await newLink(database, context, row.id) };
    await sendConfirmation(database, context, row, { ...registered, summit });
    // Last: until the end of the transaction, others who register wait for this count.
    const notices = await countInAll(database, context, { limit: 'registrationsInAll', kind: attendeeKind });
    return {
      result: registered,
      activity: [
        {
          type: 'Registered',
          description: `${row.fullname} (${row.company}) registered`,
          subject: { type: attendeeKind.name, id: row.id },
          by: { userId: null, username: row.fullname },
          changesPages: await isFull(database, edition),
        },
        ...notices,
      ],
    };
  });
  if (!registered) throw alreadyRegistered();
  return registered;
}

/** A row with the number of its company's registrations. */
export type CountedRow = AttendeeRow & { group: number };

export function toAttendee(row: CountedRow): Attendee {
  return { ...toPerson(row), cancelled: row.cancelled_at ?? '', group: row.group };
}

/** Counts each company's registrations in the edition of the row. */
export async function withGroups(database: Database, rows: readonly AttendeeRow[]): Promise<CountedRow[]> {
  if (rows.length === 0) return [];
  const groups = await countGroups(database, [...new Set(rows.map(({ group_key }) => group_key))]);
  const keyOf = (row: Pick<AttendeeRow, 'event_id' | 'group_key'>) => `${row.event_id} ${row.group_key}`;
  const counts = new Map(groups.map((group) => [keyOf(group), group.count]));
  return rows.map((row) => ({ ...row, group: counts.get(keyOf(row)) ?? 0 }));
}

export async function getAttendee(database: Database, id: string): Promise<AttendeeRow> {
  return required(await findAttendee(database, id));
}

/** Deletes a registration; undefined if there is none with this id. Runs in the caller's transaction. */
export async function deleteAttendee(database: Database, id: string, { clock }: Services) {
  const row = await findAttendee(database, id);
  if (!row) return undefined;
  await updateAttendee(database, id, { deleted_at: clock.now().toISOString() });
  await requestMoveUp(database, { clock });
  return freesPlace(recordOf('Deleted', row, attendeeKind));
}

/** The page of registration says again that there are places, if it said there were none. */
function freesPlace<T extends { activity?: object }>(done: T) {
  return { ...done, activity: { ...done.activity, changesPages: true } } as T;
}

/**
 * Restores a deleted registration, unless the address has registered again since; undefined if there is none
 * with this id. Runs in the caller's transaction.
 */
export async function restoreAttendee(database: Database, id: string) {
  const row = await findDeletedAttendee(database, id);
  if (!row) return undefined;
  const isCounted = row.cancelled_at === null;
  if (isCounted && (await findByAddress(database, row.event_id, row.email))) throw alreadyRegistered();
  await updateAttendee(database, id, { deleted_at: null });
  return recordOf('Restored', row, attendeeKind);
}

/** Matches the term in name or e-mail address; names that start with it come first. */
export async function findAttendeesByName(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
): Promise<FoundRecord[]> {
  const rows = await findNamed(database, term, limit, scope);
  return rows.map((row) => ({ id: row.id, title: row.fullname, details: [row.company, row.email] }));
}

/** Zeros included. Counts the last `length` days, or those up to the latest registration. */
export async function registrationsPerDay(
  database: Database,
  now: Date,
  length: number,
  scope: EditionScope,
) {
  const zone = await siteZone(database, now);
  const today = zonedDate(now, zone);
  const last = await lastRegistration(database, scope);
  const lastDay = last ? zonedDate(new Date(last), zone) : today;
  const end = lastDay <= addDays(today, -length) ? lastDay : today;
  const days = Array.from({ length }, (_, index) => addDays(end, index + 1 - length));
  const midnights = [...days, addDays(end, 1)].map((day) => zonedInstant(day, zone).toISOString());
  const counts = await countBetween(database, midnights, scope);
  return days.map((day, index) => ({ day, count: counts[index] ?? 0 }));
}

/** By the answer to 'How did you hear about us?', most frequent first. */
export async function registrationsByNotice(database: Database, scope: EditionScope) {
  const counts = await countByNotice(database, scope);
  return counts.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}

/**
 * The largest companies with at least this many registrations, and how many others there are. Spellings that differ in
 * case, punctuation or what the company is by law count as one.
 */
export async function registrationsByCompany(
  database: Database,
  size: { least: number; limit: number },
  scope: EditionScope,
) {
  const rows = await listCompanies(database, size, scope);
  return {
    largest: rows.map(({ label, count }) => ({ label, count })),
    others: (rows[0]?.companies ?? 0) - rows.length,
  };
}
