import type { Database } from '#platform/server/database/store.ts';

/** What the content is given by features that depend on it. */
export interface AroundContent {
  currentEditionId(database: Database, now: Date): Promise<string | undefined>;
  /** '' stands for users who were erased. */
  namesOfUsers(database: Database, ids: readonly (string | null)[]): Promise<(id: string | null) => string>;
  countSold(database: Database): Promise<Record<string, number>>;
}
