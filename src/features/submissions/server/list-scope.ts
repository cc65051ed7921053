import { siteZone } from '#features/event/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';

/** Of what a list is, besides its filters. */
export interface ListScope {
  /** The zone in which the days of the filters begin. */
  zone: string;
}

export async function listScope(database: Database, now: Date): Promise<ListScope> {
  return { zone: await siteZone(database, now) };
}
