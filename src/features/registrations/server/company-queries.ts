import type { ExpressionBuilder } from 'kysely';
import type { AttendeeRow, Tables } from '#database/schema.ts';
import type { EditionScope } from '#features/event/server/service.ts';
import { filteredByEdition, ofEdition } from '#features/submissions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import { GROUP_COUNTED } from '../contract.ts';
import { counted, kept } from './queries.ts';

/**
 * The companies with the most registrations, how many companies there are, and how many of them have at least `least`.
 * Each is spelt as in the newest registration with its shortest name, which says nothing of the law.
 */
export function listCompanies(
  database: Database,
  { least, limit }: { least: number; limit: number },
  scope: EditionScope,
) {
  const companies = kept(database)
    .clearSelect()
    .select(['group_key', (of) => of.fn.min('company_key').as('company_key'), counted])
    .where(filteredByEdition(database, scope))
    .groupBy('group_key');
  const largest = database
    .selectFrom(companies.as('company'))
    .selectAll()
    .select((of) => [
      of.cast<number>(of.fn.countAll().over(), 'integer').as('companies'),
      of.cast<number>(of.fn.countAll().filterWhere('count', '>=', least).over(), 'integer').as('groups'),
    ])
    .orderBy('count', 'desc')
    .orderBy('group_key')
    .limit(limit);
  return database
    .selectFrom(largest.as('largest'))
    .select(['largest.count', 'largest.companies', 'largest.groups', (of) => newestSpelling(of).as('label')])
    .orderBy('largest.count', 'desc')
    .orderBy('largest.group_key')
    .execute();
}

/** How many registrations each company of these attendees has in the edition, counted up to a bound. */
export function countGroups(database: Database, eventId: string | null, ids: readonly string[]) {
  const groups = database.selectFrom('attendees').distinct().select('group_key').where('id', 'in', ids);
  return database
    .selectFrom(groups.as('listed'))
    .select((of) => [
      'listed.group_key',
      of
        .selectFrom(
          of
            .selectFrom('attendees')
            .select('attendees.group_key')
            .whereRef('attendees.group_key', '=', 'listed.group_key')
            .where('attendees.event_id', eventId === null ? 'is' : '=', eventId)
            .where('attendees.deleted_at', 'is', null)
            .where('attendees.cancelled_at', 'is', null)
            .limit(GROUP_COUNTED)
            .as('registered'),
        )
        .select(counted)
        .$asScalar()
        .as('count'),
    ])
    .execute();
}

/** Others of the same company in the same edition, the first to register first. */
export function listColleagues(database: Database, { id, event_id, group_key }: AttendeeRow, limit: number) {
  const others = kept(database).where('group_key', '=', group_key).where('id', '<>', id);
  return others.where(ofEdition(event_id)).orderBy('created_at').orderBy('id').limit(limit).execute();
}

function newestSpelling(of: ExpressionBuilder<Tables & { largest: { company_key: string } }, 'largest'>) {
  return of
    .selectFrom('attendees')
    .select('company')
    .whereRef('attendees.company_key', '=', 'largest.company_key')
    .where('deleted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .$asScalar()
    .$notNull();
}
