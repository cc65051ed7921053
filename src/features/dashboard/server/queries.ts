import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { addDays, zonedInstant } from '#platform/contract/event-zone.ts';
import type { Database } from '#platform/server/database/store.ts';

type RequestTable = 'attendees' | 'partnerships';

/** How many came in after an instant. */
export async function countSince(database: Database, table: RequestTable, since: string): Promise<number> {
  const { total } = await database
    .selectFrom(table as 'attendees')
    .select((count) => count.fn.countAll().as('total'))
    .where('deleted_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** When somebody last registered. */
export async function lastRegistration(database: Database): Promise<string | null> {
  const { last } = await database
    .selectFrom('attendees')
    .select((of) => of.fn.max('created_at').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return last;
}

/** The registrations on each of these days; each count reads its own stretch of the index by date. */
export async function countPerDay(database: Database, days: readonly string[]): Promise<number[]> {
  const counts = await database
    .selectNoFrom((of) =>
      days.map((day) =>
        of
          .selectFrom('attendees')
          .select((count) => count.fn.countAll().as('total'))
          .where('deleted_at', 'is', null)
          .where('created_at', '>=', zonedInstant(day).toISOString())
          .where('created_at', '<', zonedInstant(addDays(day, 1)).toISOString())
          .as(day),
      ),
    )
    .executeTakeFirstOrThrow();
  return days.map((day) => Number((counts as Record<string, number | string>)[day]));
}

export async function countByNotice(database: Database) {
  return database
    .selectFrom('attendees')
    .select(['notice as label', (of) => of.fn.countAll().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('notice')
    .execute();
}

export async function countByPackage(database: Database) {
  return database
    .selectFrom('partnerships')
    .select(['package as label', (of) => of.fn.countAll().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('package')
    .execute();
}

/** The companies with most registrations, each spelt as in its newest, and beside each how many there are in all. */
export async function countByCompany(database: Database, limit: number) {
  const largest = database
    .selectFrom('attendees')
    .select(['company_key', (of) => of.fn.countAll().as('count')])
    .select((of) => of.fn.countAll().over().as('companies'))
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
