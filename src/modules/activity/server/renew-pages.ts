import { KINDS } from '#modules/kinds.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database } from '#platform/server/database/store.ts';
import { watchWrites } from '#platform/server/database/written-tables.ts';

const PUBLIC_TABLES = new Set<string>(KINDS.flatMap(({ publicTables }) => publicTables));

/** Rows about people are deleted only when they are erased: no page that showed them may be kept, not even for an outage. */
const ERASED_TABLES = new Set<string>(
  KINDS.filter(({ holdsPeople }) => holdsPeople).flatMap(({ publicTables }) => publicTables),
);

/**
 * Gives the content a new version if the work, which is part of a transaction, wrote to a table that visitors see. `isNew`
 * says whether it has one; after the transaction, the store's content has to be forgotten then.
 */
export async function renewingPages<T>(
  database: Database,
  work: () => Promise<T>,
): Promise<{ result: T; isNew: boolean }> {
  const { result, written } = await watchWrites(work);
  const isVisible = isAnyOf(written.tables, PUBLIC_TABLES);
  if (isVisible) await renewContent(database, isAnyOf(written.emptied, ERASED_TABLES));
  return { result, isNew: isVisible || written.isContentNew };
}

function isAnyOf(tables: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...tables].some((table) => wanted.has(table));
}
