import type { EditionScope } from '#modules/editions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import { countGroups, listCompanies } from './group-queries.ts';
import type { AttendeeRow } from './tables.ts';

/** A row with the number of its company's registrations. */
export type CountedRow = AttendeeRow & { group: number };

/** Counts each company's registrations in the edition of the row. */
export async function withGroups(database: Database, rows: readonly AttendeeRow[]): Promise<CountedRow[]> {
  const ofEditions = new Map<string | null, Map<string, number>>();
  for (const [editionId, listed] of Map.groupBy(rows, ({ event_id }) => event_id)) {
    const groups = await countGroups(
      database,
      editionId,
      listed.map(({ id }) => id),
    );
    ofEditions.set(editionId, new Map(groups.map(({ group_key, count }) => [group_key, count])));
  }
  return rows.map((row) => ({ ...row, group: ofEditions.get(row.event_id)?.get(row.group_key) ?? 0 }));
}

/**
 * The companies with the most registrations, how many others there are, how many have at least `least`, and how many
 * registrations all of them have. Spellings that
 * differ in case, punctuation or what the company is by law count as one.
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
    groups: rows[0]?.groups ?? 0,
    registrations: rows[0]?.registrations ?? 0,
  };
}
