import { allKinds, type ListedKind } from '#platform/contract/kind.ts';
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
  const isVisible = kinds.some(showsAnyOf(written.tables));
  // Rows about people are deleted only when they are erased: no page that showed them may be kept, not even for an outage.
  const erased = kinds.filter(({ holdsPeople }) => holdsPeople);
  if (isVisible) await renewContent(database, erased.some(showsAnyOf(written.emptied)));
  return { result, isNew: isVisible || written.isContentNew };
}

function showsAnyOf(tables: ReadonlySet<string>): (kind: ListedKind) => boolean {
  return ({ publicTables }) => publicTables.some((table) => tables.has(table));
}
