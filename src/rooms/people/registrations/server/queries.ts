import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import type { Tables } from '#database/schema.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import { count, type ListShape, list, readPart } from '#platform/server/database/list.ts';
import { listIds } from '#platform/server/database/list-ids.ts';
import { type LongTable, rowCount } from '#platform/server/database/long-tables.ts';
import {
  countHits,
  type Matches,
  matching,
  matchingChosen,
  matchingSome,
} from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CountFound, type EditionScope, type ListScope, ofImport } from '#rooms/edition/server.ts';
import type { Chosen } from '#rooms/ground/server.ts';
import {
  answeredWith,
  eraseFilesOf,
  FEW,
  filterConditions,
  filteredByEdition,
  findByName,
  holdFiles,
  holdOnlyFiles,
  inEdition,
  narrow,
  ofEdition,
  SUBMISSION_SHAPE,
  submissionsFrom,
  submissionsOf,
} from '#rooms/people/submissions/server/service.ts';
import type { AttendeeListQuery } from '../contract.ts';
import { countedCompany } from '../no-company.ts';
import type { AttendeeRow } from './tables.ts';

type Asked = AttendeeListQuery & Chosen;

const ATTENDEES: LongTable = {
  table: 'attendees',
  hidden: ['deleted_at', 'cancelled_at'],
  numbers: ['whatsapp', 'phone'],
};

export function all(database: Database) {
  return database.selectFrom('attendees').selectAll();
}

function present(database: Database) {
  return all(database).where('deleted_at', 'is', null);
}

/** Those that count. */
export function existing(database: Database) {
  return present(database).where('cancelled_at', 'is', null);
}

function cancelled(database: Database) {
  return present(database).where('cancelled_at', 'is not', null);
}

function removed(database: Database) {
  return all(database).where((of) =>
    of.or([of('deleted_at', 'is not', null), of('cancelled_at', 'is not', null)]),
  );
}

const where = expressionBuilder<Tables, 'attendees'>();
/** PostgreSQL counts in numbers that JavaScript doesn’t have. */
export const counted = sql<number>`cast(count(*) as integer)`.as('count');

/** Of all days together; each shows its largest. */
const GROUPS_READ = 1_000;

const IN_STATE = { registered: existing, cancelled, all: present };

async function filtered(database: Database, listQuery: Asked, scope: ListScope) {
  const matches = await matchingChosen(database, ATTENDEES, listQuery, scope.editionId);
  const filters = filterConditions(listQuery, scope);
  if (listQuery.company) filters.push(ofCompany(listQuery.company));
  if (listQuery.answer) filters.push(answeredWith(database, listQuery.answer));
  if (listQuery.imported) filters.push(where('id', 'in', ofImport(listQuery.imported)));
  if (listQuery.news) filters.push(where('news_agreed_at', 'is not', null));
  const { state = 'registered' } = listQuery;
  const asked = { ...listQuery, scope, database };
  // Few are: they are sorted, instead of being looked for among all.
  const { sort = 'date' } = listQuery;
  if (state === 'cancelled' && sort !== 'date') filters.push(inEdition(scope));
  const { query, known } = narrow(IN_STATE[state](database), matches, filters, asked);
  return { query, known: state === 'registered' ? known : undefined };
}

/** What names no company is looked for as it is written. */
function ofCompany(company: string) {
  const key = countedCompany(company);
  return key === '' ? where('company_key', '=', normaliseForSearch(company)) : where('group_key', '=', key);
}

/** One page of the registrations, or all of them, filtered and sorted. */
export async function listAttendees(database: Database, listQuery: Asked, scope: ListScope) {
  const { query, known } = await filtered(database, listQuery, scope);
  return list(query, listQuery, SUBMISSION_SHAPE, known);
}

/** Some people, such as those who have come in. */
export interface People {
  includes: (id: Expression<string>) => Expression<SqlBool>;
  /** How many they are, registered or not any more. */
  count: number;
}

export interface NamedQuery {
  editionId: string;
  /** Those who are meant; all without it. */
  among?: People | undefined;
  /** All that count, but for these. */
  without?: People | undefined;
  search?: string | undefined;
  offset: number;
  limit: number;
}

const BY_NAME = {
  columns: { name: 'fullname_key' },
  initial: { sort: 'name', order: 'asc' },
  tieBreaker: 'id',
} as const satisfies ListShape<'name'>;

/** Some registrations of an edition, by name, and how many there are in all; cancelled ones unless some are left out. */
export async function listByName(database: Database, asked: NamedQuery) {
  const { editionId, among, without, search, offset, limit } = asked;
  const matches = await matching(database, ATTENDEES, search, editionId);
  const conditions = [matches.condition, ...(among ? [among.includes(where.ref('attendees.id'))] : [])];
  if (without) conditions.push(where.not(without.includes(where.ref('attendees.id'))));
  const rows = (without ? existing(database) : present(database)).where(where.and(conditions));
  const scope = { editionId };
  const total =
    search && (among || without)
      ? await count(rows.where(filteredByEdition(database, scope)))
      : await countByName(database, asked, matches);
  const isFew = matches.count.shown <= FEW;
  const query = rows.where(isFew ? inEdition(scope) : filteredByEdition(database, scope));
  const part = { before: offset, size: limit, total };
  return { total, rows: await readPart(query, {}, BY_NAME, part) };
}

/** Without reading those who are among the people, but for the few that are cancelled or deleted. */
async function countByName(
  database: Database,
  { editionId, among, without }: NamedQuery,
  { condition, count: { shown } }: Matches,
) {
  const people = among ?? without;
  const countAmong = (rows: ReturnType<typeof all>) => {
    const ofEdition = rows.where('event_id', '=', editionId).where(condition);
    return count(people ? ofEdition.where(people.includes(where.ref('attendees.id'))) : ofEdition);
  };
  const [off, deleted] = await Promise.all([
    countAmong(cancelled(database)),
    countAmong(all(database).where('deleted_at', 'is not', null)),
  ]);
  if (among) return among.count - deleted;
  return without ? shown - (without.count - off - deleted) : shown + off;
}

export async function countMatching(database: Database, listQuery: Asked, scope: ListScope): Promise<number> {
  const { query, known } = await filtered(database, listQuery, scope);
  return known ?? count(query);
}

/** The ids of all registrations that match the filters, in the requested order. */
export async function listAttendeeIds(database: Database, listQuery: Asked, scope: ListScope) {
  const { query } = await filtered(database, listQuery, scope);
  return listIds(query, listQuery, SUBMISSION_SHAPE);
}

const KNOWN_AT_THE_DOOR = ['id', 'event_id', 'fullname', 'company', 'cancelled_at', 'answers'] as const;
export type AtTheDoor = Pick<AttendeeRow, (typeof KNOWN_AT_THE_DOOR)[number]>;

/** What the door knows of these, a thousand at a time; cancelled ones, too. */
export async function listAtTheDoor(database: Database, ids: readonly string[]): Promise<AtTheDoor[]> {
  if (ids.length === 0) return [];
  return present(database).clearSelect().select(KNOWN_AT_THE_DOOR).where('id', 'in', ids).execute();
}

/** Also if it was cancelled. */
export function findAttendee(database: Database, id: string) {
  return present(database).where('id', '=', id).executeTakeFirst();
}

export function findDeletedAttendee(database: Database, id: string) {
  return all(database).where('deleted_at', 'is not', null).where('id', '=', id).executeTakeFirst();
}

export function findByAddress(database: Database, editionId: string | null, email: string) {
  return existing(database)
    .where(ofEdition(editionId))
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** Which of these addresses, as compared, are registered. */
export async function takenAddresses(database: Database, editionId: string | null, keys: readonly string[]) {
  const addresses = existing(database).clearSelect().select('email_key').where(ofEdition(editionId));
  const rows = await addresses.where('email_key', 'in', keys).execute();
  return rows.map(({ email_key }) => email_key);
}

/** Of all editions, also those that were cancelled or deleted. */
export function findFrom(database: Database, email: string) {
  return submissionsFrom({ existing: existing(database), deleted: removed(database) }, email);
}

export function findSomeOf(database: Database, editionId: string, limit: number) {
  return submissionsOf({ existing: existing(database), deleted: removed(database) }, editionId, limit);
}

/** Removes rows for good. */
export async function eraseAttendees(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('attendees').where('id', 'in', ids).execute();
  await eraseFilesOf(database, ids);
}

export async function editionsOf(database: Database, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = all(database).clearSelect().select('event_id').distinct().where('id', 'in', ids);
  return (await rows.execute()).map(({ event_id }) => event_id);
}

/** Those that these submissions created, also if they are gone. */
export function findByIdempotencyKeys(database: Database, keys: readonly string[]): Promise<AttendeeRow[]> {
  return all(database).where('submission_key', 'in', keys).execute();
}

/** Names that start with the term come first, then other matches in name or e-mail address. */
export function findNamed(database: Database, term: string, limit: number, scope: EditionScope) {
  const rows = existing(database).where(filteredByEdition(database, scope));
  return findByName(rows, { term, limit }, () => matchingSome(database, ATTENDEES, term, scope.editionId));
}

export const countFound: CountFound = (database, term, count) => countHits(database, ATTENDEES, term, count);

export async function insertAttendees(database: Database, rows: readonly AttendeeRow[]): Promise<void> {
  await insertRows(database, 'attendees', rows);
  await holdFiles(database, rows);
}

export async function updateAttendee(database: Database, id: string, row: Partial<AttendeeRow>) {
  await database.updateTable('attendees').set(row).where('id', '=', id).execute();
  if (row.answers !== undefined) await holdOnlyFiles(database, { id, answers: row.answers });
}

export async function countAttendees(database: Database, { editionId }: EditionScope): Promise<number> {
  return (await rowCount(database, ATTENDEES, editionId)).shown;
}

export function countAttendeesSince(database: Database, since: string, scope: EditionScope): Promise<number> {
  return count(existing(database).where(inEdition(scope)).where('created_at', '>', since));
}

export function countOfEdition(database: Database, editionId: string | null): Promise<number> {
  return count(existing(database).where(ofEdition(editionId)));
}

export async function hasOfEdition(database: Database, editionId: string | null): Promise<boolean> {
  const found = existing(database).where(ofEdition(editionId)).clearSelect().select('id').limit(1);
  return (await found.execute()).length > 0;
}

/** Which registration of its edition this is, counted from the last: who has just registered is near it. */
export async function numberOf(database: Database, { event_id, created_at, id }: AttendeeRow) {
  const later = existing(database)
    .where(ofEdition(event_id))
    .where((of) =>
      of.or([
        of('created_at', '>', created_at),
        of.and([of('created_at', '=', created_at), of('id', '>', id)]),
      ]),
    );
  const { shown } = await rowCount(database, ATTENDEES, event_id ?? '');
  return shown - (await count(later));
}

/** Some ids of an edition, in the order of the index on addresses, so that no other rows are read. */
export async function idsOfEdition(database: Database, editionId: string | null, limit: number) {
  const ofIt = existing(database).clearSelect().select('id').where(ofEdition(editionId));
  const rows = await ofIt.orderBy('email_key').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function lastRegistration(database: Database, scope: EditionScope): Promise<string | null> {
  const ofScope = existing(database).where(inEdition(scope)).clearSelect();
  const { last } = await ofScope
    .select(({ fn }) => fn.max('created_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** The number of registrations between each of these instants and the next, from an index alone. */
export async function countBetween(
  database: Database,
  instants: readonly string[],
  scope: EditionScope,
): Promise<number[]> {
  const starts = instants.slice(0, -1);
  const counts = await database
    .selectNoFrom((of) =>
      starts.map((start, index) =>
        of
          .selectFrom('attendees')
          .select((counted) => counted.fn.countAll().as('total'))
          .where('deleted_at', 'is', null)
          .where('cancelled_at', 'is', null)
          .where(inEdition(scope))
          .where('created_at', '>=', start)
          .where('created_at', '<', instants[index + 1] ?? start)
          .as(start),
      ),
    )
    .executeTakeFirstOrThrow();
  return starts.map((start) => Number(counts[start]));
}

/** The registrations between each of these instants and the next, by channel, and by company where several registered. */
export async function countWeft(database: Database, instants: readonly string[], scope: EditionScope) {
  const [first = '', ...later] = instants;
  const last = later.pop() ?? first;
  const passed = later.map((instant) => sql`case when created_at >= ${instant} then 1 else 0 end`);
  const between = existing(database)
    .clearSelect()
    .select([
      'notice',
      'company',
      'group_key',
      sql<number>`0${sql.join([sql``, ...passed], sql` + `)}`.as('at'),
    ])
    .where(inEdition(scope))
    .where('created_at', '>=', first)
    .where('created_at', '<', last);
  const counted = sql<number>`cast(count(*) as integer)`;
  const [channels, groups] = await Promise.all([
    database
      .selectFrom(between.as('day'))
      .select(['at', 'notice as label', counted.as('count')])
      .groupBy(['at', 'notice'])
      .execute(),
    database
      .selectFrom(between.as('day'))
      .select(['at', counted.as('count'), sql<string>`max(company)`.as('label')])
      .where('group_key', '<>', '')
      .groupBy(['at', 'group_key'])
      .having(counted, '>', 1)
      .orderBy('count', 'desc')
      .limit(GROUPS_READ)
      .execute(),
  ]);
  return { channels, groups };
}

export function countByNotice(database: Database, scope: EditionScope) {
  return existing(database)
    .clearSelect()
    .select(['notice as label', counted])
    .where(filteredByEdition(database, scope))
    .groupBy('notice')
    .execute();
}

/** How many of those who count gave each answer. */
export async function countByAnswer(database: Database, scope: EditionScope) {
  const given = isPostgres(database)
    ? sql`from attendees, json_array_elements(answers::json) as given`
    : sql`from attendees, json_each(answers) as given`;
  const { rows } = await sql<{ key: string; answer: string; count: number }>`
    select given.value ->> 'key' as key, given.value ->> 'answer' as answer, cast(count(*) as integer) as count
    ${given}
    where answers is not null and deleted_at is null and cancelled_at is null
      and ${inEdition(scope)}
    group by 1, 2`.execute(database);
  return rows;
}

/** How many of them hang on these. */
export function countInEditions(database: Database, ids: readonly string[]): Promise<number> {
  return count(
    database.selectFrom('attendees').selectAll().where('event_id', 'in', ids).where('deleted_at', 'is', null),
  );
}
