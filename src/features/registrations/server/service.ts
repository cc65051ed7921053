import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import type { AttendeeRow } from '#database/schema.ts';
import { withActivity } from '#features/activity/server/service.ts';
import { currentEvent } from '#features/event/server/service.ts';
import type { FoundRecord } from '#features/search/server/service.ts';
import { verifySpamGuard } from '#features/spam-guard/server/service.ts';
import {
  findResent,
  recordOf,
  required,
  toPerson,
  toSubmissionRow,
} from '#features/submissions/server/service.ts';
import { ticketSigner } from '#features/tickets/server/service.ts';
import { addDays, zonedDate } from '#platform/contract/event-zone.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { ensureSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newSecret } from '#platform/server/identifier.ts';
import { ALREADY_REGISTERED, type Attendee, type registration } from '../contract.ts';
import { attendeeKind } from '../kind.ts';
import { sendConfirmation } from './confirmation.ts';
import {
  countByCompany,
  countByNotice,
  countOfEdition,
  countPerDay,
  findAttendee,
  findByAddress,
  findBySubmissionKey,
  findDeletedAttendee,
  findNamed,
  idsOfEdition,
  insertAttendee,
  lastRegistration,
  listGroups,
  updateAttendee,
} from './queries.ts';

export { countAttendees, countAttendeesSince } from './queries.ts';

/**
 * Registers a visitor for the current edition, once per e-mail address, and confirms it by mail. A repeated
 * submission gets the same answer as the first.
 */
export async function register(context: CallContext, form: z.output<typeof registration>) {
  const spendSolution = await verifySpamGuard(context, form.captcha);
  const sign = await ticketSigner(context);
  const ticketOf = ({ id, event_id }: AttendeeRow) => sign({ editionId: event_id, attendeeId: id });
  const registered = await withActivity<AttendeeRow | undefined>(context, async (database) => {
    const resent = await findResent(database, context, form.email, {
      find: findBySubmissionKey,
      update: updateAttendee,
    });
    if (resent) return { result: resent };
    const event = await currentEvent(database);
    const eventId = event?.id ?? null;
    // Spent even if the address is taken: otherwise one solution could ask about any number of addresses.
    await spendSolution(database);
    if (await findByAddress(database, eventId, form.email)) return { result: undefined };
    const row: AttendeeRow = toSubmissionRow(context, eventId, form);
    await insertAttendee(database, row);
    await sendConfirmation(database, context, { row, event, ticket: ticketOf(row) });
    return {
      result: row,
      activity: {
        type: 'Registered',
        description: `${row.fullname} (${row.company}) registered`,
        subject: { type: attendeeKind.name, id: row.id },
        by: { userId: null, username: row.fullname },
      },
    };
  });
  if (!registered) throw alreadyRegistered();
  return { id: registered.id, ticket: ticketOf(registered) };
}

export function alreadyRegistered(): Refusal {
  return new Refusal('conflict', ALREADY_REGISTERED, { email: ALREADY_REGISTERED });
}

export const toAttendee: (row: AttendeeRow) => Attendee = toPerson;

export async function getAttendee(database: Database, id: string): Promise<AttendeeRow> {
  return required(await findAttendee(database, id));
}

/** Deletes a registration; undefined if there is none with this id. Runs in the caller's transaction. */
export async function deleteAttendee(database: Database, id: string, { clock }: Services) {
  const row = await findAttendee(database, id);
  if (!row) return undefined;
  await updateAttendee(database, id, { deleted_at: clock.now().toISOString() });
  return recordOf('Deleted', row, attendeeKind);
}

/**
 * Restores a deleted registration, unless the address has registered again since; undefined if there is none
 * with this id. Runs in the caller's transaction.
 */
export async function restoreAttendee(database: Database, id: string) {
  const row = await findDeletedAttendee(database, id);
  if (!row) return undefined;
  if (await findByAddress(database, row.event_id, row.email)) throw alreadyRegistered();
  await updateAttendee(database, id, { deleted_at: null });
  return recordOf('Restored', row, attendeeKind);
}

/** Matches the term in name or e-mail address; names that start with it come first. */
export async function findAttendeesByName(
  database: Database,
  term: string,
  limit: number,
): Promise<FoundRecord[]> {
  const rows = await findNamed(database, term, limit);
  return rows.map((row) => ({ id: row.id, title: row.fullname, details: [row.company, row.email] }));
}

/** Zeros included. Counts the last `length` days, or those up to the latest registration. */
export async function registrationsPerDay(database: Database, now: Date, length: number) {
  const today = zonedDate(now);
  const last = await lastRegistration(database);
  const lastDay = last ? zonedDate(new Date(last)) : today;
  const end = lastDay <= addDays(today, -length) ? lastDay : today;
  const days = Array.from({ length }, (_, index) => addDays(end, index + 1 - length));
  const counts = await countPerDay(database, days);
  return days.map((day, index) => ({ day, count: counts[index] ?? 0 }));
}

/** By the answer to 'How did you hear about us?', most frequent first. */
export async function registrationsByNotice(database: Database) {
  const counts = await countByNotice(database);
  return counts.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}

/** The companies that have reached a group's size, and how many more there are than these. */
export async function registrationGroups(database: Database, size: { least: number; limit: number }) {
  const rows = await listGroups(database, size);
  return {
    groups: rows.map(({ label, count }) => ({ label, count })),
    others: (rows[0]?.groups ?? 0) - rows.length,
  };
}

/** The companies with the most registrations, and how many other companies there are. */
export async function registrationsByCompany(database: Database, limit: number) {
  const rows = await countByCompany(database, limit);
  return {
    largest: rows.map(({ label, count }) => ({ label, count })),
    others: (rows[0]?.companies ?? 0) - rows.length,
  };
}

/** A setting. Without it, nobody can tell which mark a registration has. */
const CLOTH_SALT = 'cloth_salt';

export interface ThreadMarks {
  /** How many registrations the current edition has. */
  count: number;
  /** How many of them each mark stands for; the last may stand for fewer. */
  each: number;
  /** Numbers of 32 bits that say nothing about the person. */
  marks: number[];
}

/** A mark for each registration of the current edition; beyond `most`, one stands for several. */
export async function threadMarks(database: Database, most: number): Promise<ThreadMarks> {
  const eventId = (await currentEvent(database))?.id ?? null;
  const count = await countOfEdition(database, eventId);
  const each = Math.max(1, Math.ceil(count / most));
  const salt = await ensureSetting(database, CLOTH_SALT, newSecret);
  const ids = await idsOfEdition(database, eventId, Math.ceil(count / each));
  return {
    count,
    each,
    marks: ids.map((id) => createHmac('sha256', salt).update(id).digest().readUInt32BE()),
  };
}
