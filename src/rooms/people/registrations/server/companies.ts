import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import { countGroups, listCompanies, listGroups } from './group-queries.ts';
import type { AttendeeRow } from './tables.ts';

/** A row with the number of those who get a group's discount with it, and of its company's registrations. */
export type CountedRow = AttendeeRow & { group: number; named: number };

/** Counts each company's registrations in the edition of the row. */
export async function withGroups(database: Database, rows: readonly AttendeeRow[]): Promise<CountedRow[]> {
  const ofEditions = new Map<string | null, Awaited<ReturnType<typeof countGroups>>>();
  for (const [editionId, listed] of Map.groupBy(rows, ({ event_id }) => event_id)) {
    const groups = await countGroups(
      database,
      editionId,
      listed.map(({ id }) => id),
    );
    ofEditions.set(editionId, groups);
  }
  return rows.map((row) => ({
    ...row,
    group: ofEditions.get(row.event_id)?.together.get(row.discount_key) ?? 0,
    named: ofEditions.get(row.event_id)?.named.get(row.group_key) ?? 0,
  }));
}

/**
 * The companies with the most registrations, how many others there are, how many registrations all of them have, and those
 * who get the discount of a group of at least `least` together. Spellings that
 * differ in case, punctuation or what the company is by law count as one.
 */
export async function registrationsByCompany(
  database: Database,
  size: { least: number; limit: number },
  scope: EditionScope,
) {
  const [rows, groups] = await Promise.all([
    listCompanies(database, size, scope),
    listGroups(database, size, scope),
  ]);
  return {
    largestGroups: groups.map(({ label, count }) => ({ label, count })),
    largest: rows.map(({ label, count }) => ({ label, count })),
    others: (rows[0]?.companies ?? 0) - rows.length,
    groups: groups[0]?.groups ?? 0,
    registrations: rows[0]?.registrations ?? 0,
  };
}
