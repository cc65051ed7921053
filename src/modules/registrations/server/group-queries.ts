import { sql } from 'kysely';
import type { EditionRow, EditionScope } from '#modules/editions/server/service.ts';
import { filteredByEdition, ofEdition } from '#modules/submissions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import { GROUP_COUNTED } from '../contract.ts';
import { all, counted, existing } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

/**
 * The companies with the most registrations, how many companies and registrations of theirs there are, and how many of them
 * have at least `least`.
 * Each is spelt as in the newest registration with its shortest name, which says nothing of the law.
 */
export function listCompanies(
  database: Database,
  { least, limit }: { least: number; limit: number },
  scope: EditionScope,
) {
  const isGroup = sql`case when count(*) >= ${least} then 1 else 0 end`;
  const largest = ofCompanies(database)
    .clearSelect()
    .select(['group_key', (of) => of.fn.min('company_key').as('company_key'), counted])
    .select(sql<number>`cast(count(*) over () as integer)`.as('companies'))
    .select(sql<number>`cast(sum(${isGroup}) over () as integer)`.as('groups'))
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
    .select([
      'count',
      'companies',
      'groups',
      'registrations',
      newestSpelling.$asScalar().$notNull().as('label'),
    ])
    .orderBy('count', 'desc')
    .orderBy('group_key')
    .execute();
}

/** How many registrations each company of these attendees has in the edition, counted up to a bound. */
export function countGroups(database: Database, editionId: string | null, ids: readonly string[]) {
  const listed = all(database).clearSelect().distinct().select('group_key').where('id', 'in', ids);
  return database
    .selectFrom(listed.as('listed'))
    .select(['group_key', countUpTo(database, GROUP_COUNTED, 'listed.group_key', editionId)])
    .execute();
}

/** How many registrations each of these companies has in the edition, counted up to the size that gets its discount. */
export async function countByGroup(
  database: Database,
  edition: Pick<EditionRow, 'id' | 'group_least'> | undefined,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (!edition?.group_least || keys.length === 0) return new Map();
  const asked = sql<{ column1: string }>`(values ${sql.join(keys.map((key) => sql`(${key})`))})`;
  const rows = await database
    .selectFrom(asked.as('asked'))
    .select(['column1', countUpTo(database, edition.group_least, 'asked.column1', edition.id)])
    .execute();
  return new Map(rows.map(({ column1, count }) => [column1, count]));
}

/** Who typed '-' is of no company, and so not of the same as others who did. */
function ofCompanies(database: Database) {
  return existing(database).where('group_key', '<>', '');
}

/** A company of thousands is not counted to its end, which would take longer with each registration. */
function countUpTo(database: Database, bound: number, key: string, editionId: string | null) {
  const registered = ofCompanies(database)
    .clearSelect()
    .select('group_key')
    .where('group_key', '=', sql.ref<string>(key))
    .where('event_id', editionId === null ? 'is' : '=', editionId)
    .limit(bound);
  return database.selectFrom(registered.as('registered')).select(counted).$asScalar().$notNull().as('count');
}

/** Some of those in groups of at least this size who weren't told of the discount. */
export function listUntold(database: Database, editionId: string, least: number, limit: number) {
  const groups = ofCompanies(database)
    .clearSelect()
    .select('group_key')
    .where(ofEdition(editionId))
    .groupBy('group_key')
    .having(sql<number>`count(*)`, '>=', least);
  return existing(database)
    .where(ofEdition(editionId))
    .where('group_fee_at', 'is', null)
    .where('group_key', 'in', groups)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Others of the same company in the same edition, the first to register first. */
export function listColleagues(database: Database, { id, event_id, group_key }: AttendeeRow, limit: number) {
  const others = ofCompanies(database).where('group_key', '=', group_key).where('id', '<>', id);
  return others.where(ofEdition(event_id)).orderBy('created_at').orderBy('id').limit(limit).execute();
}
