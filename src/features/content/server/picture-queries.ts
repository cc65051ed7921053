import type { Database } from '#platform/server/database/store.ts';
import type { Place } from './queries.ts';

interface Holding {
  id: string;
  scope: string;
  content: string;
  /** No later version of its scope and language. */
  isNewest: boolean;
}

/** The versions that hold any of these pictures. */
export async function listVersionsHolding(database: Database, names: readonly string[]): Promise<Holding[]> {
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom('content_versions as version')
    .select((version) => [
      'version.id',
      'version.scope',
      'version.content',
      version
        .selectFrom('content_versions as later')
        .select((later) => later.fn.max('later.id').as('id'))
        .whereRef('later.scope', '=', 'version.scope')
        .whereRef('later.language', '=', 'version.language')
        .whereRef('later.number', '>', 'version.number')
        .as('later'),
    ])
    .where((where) => where.or(names.map((name) => where('content', 'like', `%${name}%`))))
    .execute();
  return rows.map(({ later, ...row }) => ({ ...row, isNewest: later === null }));
}

/** The drafts that hold any of these pictures. */
export function listDraftsHolding(database: Database, names: readonly string[]) {
  return database
    .selectFrom('content_drafts')
    .select(['scope', 'language', 'content'])
    .where((where) => where.or(names.map((name) => where('content', 'like', `%${name}%`))))
    .execute();
}

export async function rewriteVersion(
  database: Database,
  id: string,
  changed: { id: string; content: string },
): Promise<void> {
  await database.updateTable('content_versions').set(changed).where('id', '=', id).execute();
}

export async function rewriteDraft(database: Database, place: Place, content: string): Promise<void> {
  await database
    .updateTable('content_drafts')
    .set({ content })
    .where('scope', '=', place.scope)
    .where('language', '=', place.language)
    .execute();
}
