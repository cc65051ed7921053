import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { theOneGiven } from '#platform/server/module.ts';
import type { UserRow } from './tables.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    userAccess?: UserAccess;
    /** What else is kept about a user, or is theirs, by label. */
    describeUser?: DescribeUser;
  }
}

type DescribeUser = (database: Database, userId: string) => Promise<Record<string, readonly string[]>>;

/** Gives and ends users' access. The module that does depends on this one. */
export interface UserAccess {
  /**
   * Ends a user's sessions, except one to keep, their API tokens and any link for resetting the password, so
   * that none of it outlives a new password, or works again if the user is restored. Returns what to add to
   * the activity record. Runs in the caller's transaction.
   */
  end(database: Database, userId: string, exceptSession?: string): Promise<string>;
  /** Ends any link for choosing a password. Runs in the caller's transaction. */
  endLinks(database: Database, userId: string): Promise<void>;
  /**
   * Sends a new user a link to choose a password. Returns whether it is sent: not without a mail server. Runs in
   * the caller's transaction.
   */
  invite(database: Database, context: CallContext, user: UserRow): Promise<boolean>;
  /** Removes what lets an erased user in, for good. Runs in the caller's transaction. */
  purge(database: Database, userId: string): Promise<void>;
}

export function accessIn({ modules }: Pick<Services, 'modules'>): UserAccess {
  return theOneGiven(modules, 'userAccess');
}
