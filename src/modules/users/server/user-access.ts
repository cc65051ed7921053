import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { UserRow } from './tables.ts';

/** Ends users' access. The features that implement it depend on this one, so it is passed in. */
export interface UserAccess {
  /**
   * Ends a user's sessions, except one to keep, their API tokens and any link for resetting the password, so
   * that none of it outlives a new password, or works again if the user is restored. Returns what to add to
   * the activity record. Runs in the caller's transaction.
   */
  end(database: Database, userId: string, keptSession?: string): Promise<string>;
  /**
   * Sends a new user a link to choose a password. Returns whether it is sent: not without a mail server. Runs in
   * the caller's transaction.
   */
  invite(database: Database, context: CallContext, user: UserRow): Promise<boolean>;
  /** Removes what lets an erased user in, for good. Runs in the caller's transaction. */
  forget(database: Database, userId: string): Promise<void>;
  /** What is kept about a user's access, by label. */
  describe(database: Database, userId: string): Promise<Record<string, string>>;
}
