import { type SqlBool, sql } from 'kysely';
import { eachOf } from '#platform/server/database/each-of.ts';
import { checkedByEdition } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionRow, EditionScope } from '#rooms/edition/server.ts';
import { filteredByEdition, ofEdition } from '#rooms/people/submissions/server/service.ts';
import { GROUP_COUNTED } from '../contract.ts';
import { NEVER_COUNTED } from './discount-key.ts';
import { all, counted, existing } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

/**
 * The companies with the most registrations, and how many companies and registrations of theirs there are.
 * Each is spelt as in the newest registration with its shortest name, which says nothing of the law.
 */
export function listCompanies(database: Database, { limit }: { limit: number }, scope: EditionScope) {
  const largest = ofCompanies(database)
    .clearSelect()
    .select(['group_key', (of) => of.fn.min('company_key').as('company_key'), counted])
    .select(sql<number>`cast(count(*) over () as integer)`.as('companies'))
    .select(sql<number>`cast(sum(count(*)) over () as integer)`.as('registrations'))
    .where(filteredByEdition(database, scope))
    .groupBy('group_key')
    .orderBy('count', 'desc')
    .orderBy('group_key')
    .limit(limit);
  const newestSpelling = existing(database)
    .clearSelect()
    .select('company')
    .where('company_key', '=', sql.ref<string>('largest.company_key'))
    .orderBy('id', 'desc')
    .limit(1);
  return database
    .selectFrom(largest.as('largest'))
    .select(['count', 'companies', 'registrations', newestSpelling.$asScalar().$notNull().as('label')])
    .orderBy('count', 'desc')
    .orderBy('group_key')
    .execute();
}

/** The largest of those who get the discount of a group of `least` together, and how many such groups there are. */
export function listGroups(
  database: Database,
  { least, limit }: { least: number; limit: number },
  scope: EditionScope,
) {
  const largest = counting(database)
    .clearSelect()
    .select(['discount_key', (of) => of.fn.min('company_key').as('company_key'), counted])
    .select(sql<number>`cast(count(*) over () as integer)`.as('groups'))
    .where(filteredByEdition(database, scope))
    .groupBy('discount_key')
    .having(sql<number>`count(*)`, '>=', least)
    .orderBy('count', 'desc')
    .orderBy('discount_key')
    .limit(limit);
  const newestSpelling = existing(database)
    .clearSelect()
    .select('company')
    .where('company_key', '=', sql.ref<string>('largest.company_key'))
    .orderBy('id', 'desc')
    .limit(1);
  return database
    .selectFrom(largest.as('largest'))
    .select(['count', 'groups', newestSpelling.$asScalar().$notNull().as('label')])
    .orderBy('count', 'desc')
    .orderBy('discount_key')
    .execute();
}

/**
 * How many registrations of the edition have the company of each of these attendees, and how many get the discount of a group
 * together with each, counted up to a bound.
 */
export async function countGroups(database: Database, editionId: string | null, ids: readonly string[]) {
  const among = (key: Key) => {
    const listed = all(database).clearSelect().distinct().select(key).where('id', 'in', ids);
    return database
      .selectFrom(listed.as('listed'))
      .select([
        sql.lit(key).as('of'),
        `listed.${key} as key`,
        countUpTo(database, GROUP_COUNTED, `listed.${key}`, { key, editionId }),
      ]);
  };
  const rows = await among('group_key').unionAll(among('discount_key')).execute();
  const ofKey = (wanted: Key) =>
    new Map(rows.filter((row) => row.of === wanted).map(({ key, count }) => [key, count]));
  return { named: ofKey('group_key'), together: ofKey('discount_key') };
}

/** How many get the discount of a group together by each of these keys in the edition, counted up to its size. */
export async function countByGroup(
  database: Database,
  edition: Pick<EditionRow, 'id' | 'group_least'> | undefined,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (!edition?.group_least || keys.length === 0) return new Map();
  const asked = eachOf(database, keys);
  const rows = await database
    .selectFrom(asked.as('asked'))
    .select([
      'asked.value',
      countUpTo(database, edition.group_least, 'asked.value', {
        key: 'discount_key',
        editionId: edition.id,
      }),
    ])
    .execute();
  return new Map(rows.map(({ value, count }) => [value, count]));
}

/** Who typed '-' is of no company, and so not of the same as others who did. */
function ofCompanies(database: Database) {
  return existing(database).where('group_key', '<>', '');
}

/** Whoever owes nothing, such as who is imported, makes no group larger. */
function counting(database: Database) {
  return existing(database).where('discount_key', '<>', NEVER_COUNTED);
}

type Key = 'group_key' | 'discount_key';

/** A company of thousands is not counted to its end, which would take longer with each registration. */
function countUpTo(
  database: Database,
  bound: number,
  asked: string,
  { key, editionId }: { key: Key; editionId: string | null },
) {
  const registered = existing(database)
    .where(key, '<>', '')
    .clearSelect()
    .select(key)
    .where(key, '=', sql.ref<string>(asked))
    .where('event_id', editionId === null ? 'is' : '=', editionId)
    .limit(bound);
  return database.selectFrom(registered.as('registered')).select(counted).$asScalar().$notNull().as('count');
}

/**
 * Some of those in groups of at least this size who weren't told of the discount. The groups are found first: PostgreSQL, while
 * it doesn't know yet how many there are, would look for them again for each person.
 */
export async function listUntold(database: Database, editionId: string, least: number, limit: number) {
  const groups = await counting(database)
    .clearSelect()
    .select('discount_key')
    .where(filteredByEdition(database, { editionId }))
    .groupBy('discount_key')
    .having(sql<number>`count(*)`, '>=', least)
    .having(sql<SqlBool>`count(group_fee_at) < count(*)`)
    .orderBy('discount_key')
    .limit(limit)
    .execute();
  if (groups.length === 0) return [];
  const keys = groups.map(({ discount_key }) => discount_key);
  return existing(database)
    .where(checkedByEdition(database, editionId))
    .where('group_fee_at', 'is', null)
    .where('discount_key', 'in', keys)
    .orderBy('discount_key')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Others of the same company in the same edition, the first to register first. */
export function listColleagues(database: Database, { id, event_id, group_key }: AttendeeRow, limit: number) {
  const others = ofCompanies(database).where('group_key', '=', group_key).where('id', '<>', id);
  return inOrder(others, event_id, limit);
}

/** Those of a company who count in the edition, whoever they get the discount with. */
export function listNamed(
  database: Database,
  { event_id, group_key }: Pick<AttendeeRow, 'event_id' | 'group_key'>,
  limit: number,
) {
  const named = counting(database).where('group_key', '=', group_key).where('group_key', '<>', '');
  return inOrder(named, event_id, limit);
}

/** The first of some to register for an edition, as the index of companies has them. */
function inOrder(some: ReturnType<typeof existing>, editionId: string | null, limit: number) {
  return some
    .where('event_id', editionId === null ? 'is' : '=', editionId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those whom an organiser joined with others, by the key that they have now. */
export function listJoined(
  database: Database,
  { event_id, discount_key }: Pick<AttendeeRow, 'event_id' | 'discount_key'>,
) {
  const joined = counting(database).where('discount_key', '=', discount_key);
  return joined.where(ofEdition(event_id)).where('discount_key_before', 'is not', null).execute();
}
