import type { Database } from '#platform/server/database/store.ts';
import type { PublicationRow, PublishedRow } from './tables.ts';

export function findLastPublication(
  database: Database,
  editionId: string,
): Promise<PublicationRow | undefined> {
  return database
    .selectFrom('programme_publications')
    .selectAll()
    .where('event_id', '=', editionId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function listPublished(database: Database, editionId: string): Promise<PublishedRow[]> {
  return database
    .selectFrom('programme_published')
    .selectAll()
    .where('event_id', '=', editionId)
    .orderBy('starts_at')
    .orderBy('session_id')
    .execute();
}
