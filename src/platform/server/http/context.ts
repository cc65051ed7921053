import type { Actor } from '../../contract/access.ts';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Store } from '../database/store.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';

/** What the whole program shares, created once at startup. */
export interface Services {
  config: Config;
  store: Store;
  clock: Clock;
  log: Log;
  limits: Limits;
  secrets: Secrets;
}

/** Who changes something. */
export interface Acting {
  actor: Actor | undefined;
  /** Without an actor, it is the program itself rather than a visitor. */
  isProgram?: true;
  /**
   * Refuses if the right to make the call has ended since the request began. Every change checks this in its
   * transaction.
   */
  confirmAccess: (database: Database) => Promise<void>;
  /** Of a call that takes a key of idempotency: keeps what is answered of a change's result, in its transaction. */
  keepReply?: (database: Database, result: unknown) => Promise<void>;
}

/** What belongs to one request: who makes it, from where, and the headers of its response. */
export interface CallContext extends Services, Acting {
  /** Where the request comes from; all addresses of one IPv6 network count as one. */
  address: string;
  /** The `Cookie` header as it was sent. */
  cookies: string;
  userAgent: string;
  /** The client's key for this submission, so that a repeated one is recognised. */
  idempotencyKey: string | undefined;
  replyHeaders: Headers;
  /** Aborted once nobody waits for the reply any more. */
  signal: () => AbortSignal;
}

/** For work without a right that could end: the program's own, and what any visitor may do. */
export const NOBODY_TO_CONFIRM: CallContext['confirmAccess'] = async () => {};

/** For what the program does by itself outside of jobs, such as what follows from what a provider says. */
export function programContext(services: Services): Services & Acting {
  return { ...services, actor: undefined, isProgram: true, confirmAccess: NOBODY_TO_CONFIRM };
}

/** The actor of a call that requires one; its access has already been checked. */
export function requireActor(context: CallContext): Actor {
  if (!context.actor) throw new Error('this call is declared for anyone, so there may be no signed-in user');
  return context.actor;
}

/** Refuses API tokens: a token that could create or change access could outlive itself. */
export function assertNoToken({ actor }: Pick<CallContext, 'actor'>): void {
  if (!actor || actor.sessionId) return;
  throw new Refusal('forbidden', say.tokenCant());
}
