import { type EditionScope, editionScope, siteZone } from '#modules/editions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';

/** Of what a list is, besides its filters. */
export interface ListScope extends EditionScope {
  /** The zone in which the days of the filters begin. */
  zone: string;
}

export async function listScope(database: Database, now: Date, edition?: string): Promise<ListScope> {
  return { ...(await editionScope(database, now, edition)), zone: await siteZone(database, now) };
}
