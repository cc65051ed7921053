import { type ExpressionBuilder, sql } from 'kysely';
import type { AttendeeRow, Tables } from '#database/schema.ts';
import type { Chosen } from '#features/exports/server/service.ts';
import {
  filterConditions,
  findByName,
  type ListScope,
  narrow,
  ofEdition,
  SUBMISSION_SHAPE,
  submissionsFrom,
  submissionsOf,
} from '#features/submissions/server/service.ts';
import { addDays } from '#platform/contract/event-zone.ts';
import { emailKey } from '#platform/contract/normalise-for-search.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { count, list, listIds } from '#platform/server/database/list.ts';
import { type LongTable, rowCount } from '#platform/server/database/long-tables.ts';
import { matching } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { AttendeeListQuery } from '../contract.ts';
import { companyName, ofCompany } from './company-name.ts';

const ATTENDEES: LongTable = { table: 'attendees', hidden: 'deleted_at' };

function all(database: Database) {
  return database.selectFrom('attendees').selectAll();
}

function kept(database: Database) {
  return all(database).where('deleted_at', 'is', null);
}

function removed(database: Database) {
  return all(database).where('deleted_at', 'is not', null);
}

async function filtered(database: Database, listQuery: AttendeeListQuery & Chosen, scope: ListScope) {
  const matches = await matching(database, ATTENDEES, listQuery.search);
  const filters = filterConditions(listQuery, scope);
  if (listQuery.company) filters.push(ofCompany(listQuery.company));
  return narrow(kept(database), matches, filters);
}

/** One page of the registrations, or all of them, filtered and sorted. */
export async function listAttendees(
  database: Database,
  listQuery: AttendeeListQuery & Chosen,
  scope: ListScope,
) {
  const { query, known } = await filtered(database, listQuery, scope);
  return list(query, listQuery, SUBMISSION_SHAPE, known);
}

/** The ids of all registrations that match the filters, in the requested order. */
export async function listAttendeeIds(
  database: Database,
  listQuery: AttendeeListQuery & Chosen,
  scope: ListScope,
) {
  const { query } = await filtered(database, listQuery, scope);
  return listIds(query, listQuery, SUBMISSION_SHAPE);
}

export function findAttendee(database: Database, id: string) {
  return kept(database).where('id', '=', id).executeTakeFirst();
}

export function findDeletedAttendee(database: Database, id: string) {
  return removed(database).where('id', '=', id).executeTakeFirst();
}

export function findByAddress(database: Database, eventId: string | null, email: string) {
  return kept(database).where(ofEdition(eventId)).where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export function findFrom(database: Database, email: string) {
  return submissionsFrom({ kept: kept(database), deleted: removed(database) }, email);
}

export function findSomeOf(database: Database, eventId: string, limit: number) {
  return submissionsOf({ kept: kept(database), deleted: removed(database) }, eventId, limit);
}

/** Removes rows for good. */
export async function eraseAttendees(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('attendees').where('id', 'in', ids).execute();
}

export function findBySubmissionKey(database: Database, key: string) {
  return all(database).where('submission_key', '=', key).executeTakeFirst();
}

/** Names that start with the term come first, then other matches in name or e-mail address. */
export function findNamed(database: Database, term: string, limit: number) {
  return findByName(kept(database), { term, limit }, () => matching(database, ATTENDEES, term));
}

export async function insertAttendee(database: Database, row: AttendeeRow): Promise<void> {
  await database.insertInto('attendees').values(row).execute();
}

export async function updateAttendee(database: Database, id: string, row: Partial<AttendeeRow>) {
  await database.updateTable('attendees').set(row).where('id', '=', id).execute();
}

export async function countAttendees(database: Database): Promise<number> {
  return (await rowCount(database, ATTENDEES)).shown;
}

export function countAttendeesSince(database: Database, since: string): Promise<number> {
  return count(kept(database).where('created_at', '>', since));
}

export function countOfEdition(database: Database, eventId: string | null): Promise<number> {
  return count(kept(database).where(ofEdition(eventId)));
}

/** Some ids of an edition, in the order of the index on addresses, so that no other rows are read. */
export async function idsOfEdition(database: Database, eventId: string | null, limit: number) {
  const rows = await database
    .selectFrom('attendees')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(ofEdition(eventId))
    .orderBy('email_key')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function lastRegistration(database: Database): Promise<string | null> {
  const { last } = await database
    .selectFrom('attendees')
    .select((of) => of.fn.max('created_at').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return last;
}

/** The number of registrations on each day; each count reads only its own range of the date index. */
export async function countPerDay(
  database: Database,
  days: readonly string[],
  zone: string,
): Promise<number[]> {
  const counts = await database
    .selectNoFrom((of) =>
      days.map((day) =>
        of
          .selectFrom('attendees')
          .select((counted) => counted.fn.countAll().as('total'))
          .where('deleted_at', 'is', null)
          .where('created_at', '>=', zonedInstant(day, zone).toISOString())
          .where('created_at', '<', zonedInstant(addDays(day, 1), zone).toISOString())
          .as(day),
      ),
    )
    .executeTakeFirstOrThrow();
  return days.map((day) => Number(counts[day]));
}

export function countByNotice(database: Database) {
  return database
    .selectFrom('attendees')
    .select(['notice as label', (of) => of.cast<number>(of.fn.countAll(), 'integer').as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('notice')
    .execute();
}

/**
 * The companies with the most registrations, each spelt as in its newest one, with the total number of
 * companies.
 */
export function countByCompany(database: Database, limit: number) {
  const largest = database
    .selectFrom('attendees')
    .select(['company_key', (of) => of.cast<number>(of.fn.countAll(), 'integer').as('count')])
    .select((of) => of.cast<number>(of.fn.countAll().over(), 'integer').as('companies'))
    .where('deleted_at', 'is', null)
    .groupBy('company_key')
    .orderBy('count', 'desc')
    .orderBy('company_key')
    .limit(limit);
  return database
    .selectFrom(largest.as('largest'))
    .select(['largest.count', 'largest.companies', (of) => newestSpelling(of).as('label')])
    .orderBy('largest.count', 'desc')
    .orderBy('largest.company_key')
    .execute();
}

/** The companies with at least this many registrations, whatever they are by law; the largest come first. */
export function listGroups(database: Database, { least, limit }: { least: number; limit: number }) {
  const spelt = database
    .selectFrom('attendees')
    .select(['company_key', (of) => of.cast<number>(of.fn.countAll(), 'integer').as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('company_key');
  const named = database
    .selectFrom(spelt.as('spelt'))
    .select(['company_key', 'count', companyName(sql.ref('company_key')).as('name')]);
  const largest = database
    .selectFrom(named.as('named'))
    .select([
      // The shortest spelling, which says nothing of the law.
      (of) => of.fn.min('company_key').as('company_key'),
      (of) => of.cast<number>(of.fn.sum('count'), 'integer').as('count'),
      (of) => of.cast<number>(of.fn.countAll().over(), 'integer').as('groups'),
    ])
    .groupBy('name')
    .having((of) => of(of.fn.sum('count'), '>=', least))
    .orderBy((of) => of.fn.sum('count'), 'desc')
    .orderBy('name')
    .limit(limit);
  return database
    .selectFrom(largest.as('largest'))
    .select(['largest.count', 'largest.groups', (of) => newestSpelling(of).as('label')])
    .orderBy('largest.count', 'desc')
    .orderBy('largest.company_key')
    .execute();
}

function newestSpelling(of: ExpressionBuilder<Tables & { largest: { company_key: string } }, 'largest'>) {
  return of
    .selectFrom('attendees')
    .select('company')
    .whereRef('attendees.company_key', '=', 'largest.company_key')
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .$asScalar()
    .$notNull();
}
