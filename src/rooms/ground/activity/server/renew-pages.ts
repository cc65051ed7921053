import { allKinds } from '#platform/contract/kind.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database } from '#platform/server/database/store.ts';
import { watchWrites } from '#platform/server/database/written-tables.ts';

/**
 * Gives the content a new version if the work, which is part of a transaction, wrote to a table that visitors see. `isNew`
 * says whether it has one; after the transaction, the store's content has to be invalidated then.
 */
export async function renewingPages<T>(
  database: Database,
  work: () => Promise<T>,
): Promise<{ result: T; isNew: boolean }> {
  const { result, written } = await watchWrites(work);
  const kinds = allKinds();
  const shown = new Set(kinds.flatMap(({ publicTables }) => publicTables));
  const tables = [...written.tables].filter((table) => shown.has(table));
  // Rows about people are deleted only when they are erased: no page that showed them may be kept, not even for an outage.
  const erased = kinds.filter(({ holdsPeople }) => holdsPeople);
  const mustPurge = erased.some(({ publicTables }) =>
    publicTables.some((table) => written.emptied.has(table)),
  );
  if (tables.length > 0) await renewContent(database, { mustPurge, tables });
  return { result, isNew: tables.length > 0 || written.isContentNew };
}
