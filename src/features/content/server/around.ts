import type { Database } from '#platform/server/database/store.ts';

/** What the content is given by features that depend on it. */
export interface AroundContent {
  currentEditionId(database: Database, now: Date): Promise<string | undefined>;
  /** By their ids; an erased user has none. */
  namesOfUsers(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  countSold(database: Database): Promise<Record<string, number>>;
}
