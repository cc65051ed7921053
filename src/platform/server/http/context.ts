import type { Actor } from '../../contract/access.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Store } from '../database/store.ts';
import type { Log } from '../log.ts';
import type { LoginLimiter } from '../login-limiter.ts';

/** What the whole program shares, made once at the start. */
export interface Services {
  config: Config;
  store: Store;
  clock: Clock;
  log: Log;
  loginLimiter: LoginLimiter;
}

/** What one request adds: who asks, from where, and the headers its answer will carry. */
export interface CallContext extends Services {
  actor: Actor | undefined;
  /** Refuses when the right to the call is gone since the request began. Every change asks it in its transaction. */
  confirmAccess: (database: Database) => Promise<void>;
  address: string;
  userAgent: string;
  /** The client's own key of this submission, so that a resent one is recognised. */
  submissionKey: string | undefined;
  replyHeaders: Headers;
}

/** Where there is no right that could be lost: the program's own work, and what visitors may do. */
export const NOBODY_TO_CONFIRM: CallContext['confirmAccess'] = async () => {};

/** The actor of a call that its declaration allows to nobody else; the check has run by then. */
export function requireActor(context: CallContext): Actor {
  if (!context.actor) throw new Error('this call is declared for anyone, so nobody need be signed in');
  return context.actor;
}

/** Refuses an API token: it must neither make nor change what lets people in, or it could outlive itself. */
export function assertNoToken({ actor }: Pick<CallContext, 'actor'>): void {
  if (!actor || actor.sessionId) return;
  throw new Refusal(
    'forbidden',
    'An API token can’t do this, nor end itself. Please sign in; tokens are revoked in your account.',
  );
}
