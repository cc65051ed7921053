import { createHmac } from 'node:crypto';
import type { Allowed } from '#platform/contract/beyond-places.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays, zonedDate } from '#platform/contract/zoned-time.ts';
import { ensureSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newSecret } from '#platform/server/identifier.ts';
import {
  type EditionScope,
  type FoundRecord,
  findCurrentEdition,
  phaseOf,
  siteZone,
} from '#rooms/edition/server.ts';
import { recordOf, required, toPerson } from '#rooms/people/submissions/server/service.ts';
import type { Attendee } from '../contract.ts';
import { attendeeKind } from '../kind.ts';
import * as say from '../messages.ts';
import { changeState } from './changes.ts';
import type { CountedRow } from './companies.ts';
import {
  countBetween,
  countByNotice,
  countOfEdition,
  countWeft,
  findAttendee,
  findByAddress,
  findDeletedAttendee,
  findNamed,
  hasOfEdition,
  idsOfEdition,
  lastRegistration,
  numberOf,
} from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { alreadyRegistered } from './taken.ts';

export { noticeWalkIn } from '../messages.ts';
export { attendeeSnapshot } from './attendee-row.ts';
export { attendeeIdsFor, attendeesById, countAttendeesFor } from './audience.ts';
export { cancelAll, restoreAll } from './changes.ts';
export { registrationsByCompany } from './companies.ts';
export { groupLink, readGroupLink } from './group-link.ts';
export { countByGroup } from './group-queries.ts';
export { findByLink, newLink, personalAddress } from './links.ts';
export {
  calendarCancellation,
  cancellationMail,
  linkMail,
  ownFee,
  sendConfirmation,
  ticketsWithheld,
  toAttendees,
} from './mails.ts';
export { cancelOwn, correctNames, correctOwn, passOn } from './own.ts';
export {
  changingPlaces,
  freeToAnybody,
  freeToNext,
  type HeldPlaces,
  hasRoom,
  stateOf,
  ticketsAreSold,
  ticketsLeft,
} from './places.ts';
export {
  type AtTheDoor,
  countAttendees,
  countAttendeesSince,
  countBetween,
  findAttendee,
  findByAddress,
  findFrom,
  listAtTheDoor,
  listByName,
  type People,
  takenAddresses,
} from './queries.ts';
export { countRegistration, registrar } from './registrar.ts';
export type { AttendeeRow } from './tables.ts';
export { alreadyRegistered } from './taken.ts';
export { ticketSender } from './write-to.ts';

export function toAttendee(row: CountedRow): Attendee {
  const { cancelled_at, group, named } = row;
  return { ...toPerson(row), cancelled: cancelled_at ?? '', group, named };
}

export async function getAttendee(database: Database, id: string): Promise<AttendeeRow> {
  return required(await findAttendee(database, id));
}

/** Deletes a registration; undefined if there is none with this id. Runs in the caller's transaction. */
export async function deleteAttendee(database: Database, id: string, services: Services) {
  const row = await findAttendee(database, id);
  if (!row) return undefined;
  const deleted_at = services.clock.now().toISOString();
  await changeState(database, services, row, { deleted_at });
  return recordOf('Deleted', row, attendeeKind, say.deletedEntry);
}

/**
 * Restores a deleted registration, unless the address has registered again since; undefined if there is none
 * with this id. Runs in the caller's transaction.
 */
export async function restoreAttendee(database: Database, id: string, services: Services, allowed: Allowed) {
  const row = await findDeletedAttendee(database, id);
  if (!row) return undefined;
  const isCounted = row.cancelled_at === null;
  if (isCounted && (await findByAddress(database, row.event_id, row.email))) throw alreadyRegistered();
  await changeState(database, services, row, { deleted_at: null }, allowed);
  return recordOf('Restored', row, attendeeKind, say.restoredEntry);
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
  const { channels, groups } = await countWeft(database, midnights, scope);
  const weft = days.map((_day, index) => ({
    channels: channels
      .filter(({ at }) => at === index)
      .map(({ label, count }) => ({ label, count }))
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en')),
    group: groups.find(({ at }) => at === index)?.label ?? '',
  }));
  return { perDay: days.map((day, index) => ({ day, count: counts[index] ?? 0 })), weft };
}

/** By the answer to 'How did you hear about us?', most frequent first. */
export async function registrationsByNotice(database: Database, scope: EditionScope) {
  const counts = await countByNotice(database, scope);
  return counts.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
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
  /** Its last day is over. */
  isOver: boolean;
}

/** A mark for each registration of the current edition; beyond `most`, one stands for several. */
export async function threadMarks(database: Database, now: Date, most: number): Promise<ThreadMarks> {
  const edition = await findCurrentEdition(database, now);
  const editionId = edition?.id ?? null;
  const count = await countOfEdition(database, editionId);
  const each = Math.max(1, Math.ceil(count / most));
  const ids = await idsOfEdition(database, editionId, Math.ceil(count / each));
  const markOf = await marker(database);
  return { count, each, marks: ids.map(markOf), isOver: phaseOf(edition, now) === 'after' };
}

export async function hasThreads(database: Database, now: Date): Promise<boolean> {
  return hasOfEdition(database, (await findCurrentEdition(database, now))?.id ?? null);
}

/** The mark of a registration of the current edition, and which one it was; undefined if it doesn't count. */
export async function placeOfRegistration(database: Database, now: Date, id: string) {
  const row = await findAttendee(database, id);
  const edition = await findCurrentEdition(database, now);
  if (!row || row.cancelled_at || row.event_id !== (edition?.id ?? null)) return undefined;
  const markOf = await marker(database);
  return { mark: markOf(id), number: await numberOf(database, row) };
}

async function marker(database: Database): Promise<(id: string) => number> {
  const salt = await ensureSetting(database, CLOTH_SALT, newSecret);
  return (id) => createHmac('sha256', salt).update(id).digest().readUInt32BE();
}
