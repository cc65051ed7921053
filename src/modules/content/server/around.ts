import type { Database } from '#platform/server/database/store.ts';

interface ShownConsent {
  of: 'consent' | 'news';
  text: string;
  /** From when it is shown. */
  day: string;
}

/** What the content is given by features that depend on it. */
export interface AroundContent {
  currentEditionId(database: Database, now: Date): Promise<string | undefined>;
  /** '' stands for users who were erased. */
  namesOfUsers(database: Database, ids: readonly (string | null)[]): Promise<(id: string | null) => string>;
  /** Whether this user can sign in as an Administrator. */
  isAdministrator(database: Database, userId: string): Promise<boolean>;
  /** Keeps a wording next to those who will agree to it, and answers its version. */
  keepConsent(database: Database, consent: ShownConsent): Promise<string>;
  countSold(database: Database): Promise<Record<string, number>>;
}
