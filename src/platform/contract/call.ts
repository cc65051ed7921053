import type { z } from 'zod';
import type { Access } from './access.ts';
import type { RefusalCode } from './refusal.ts';

/** How the documentation spells success in the body's `status`; it differs from call to call. */
export type StatusForm = 'success' | 200 | '200';
export type Method = 'GET' | 'POST' | 'DELETE';

/** One declared call: the server's routes, checks and documentation and every client come from it. */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Without suffix. A leading slash means that the documentation gives the path from the root. */
  readonly path: string;
  readonly access: Access;
  /** It changes what lets people in: a token must not make what outlives it, so only a session may. */
  readonly sessionOnly?: true;
  readonly status: StatusForm;
  readonly query: Query;
  readonly body: Body;
  /** Whether the body holds a picture. With one it travels as multipart, else as JSON or any kind of form. */
  readonly picture?: 'required' | 'optional';
  /** The body holds a list, which no form can carry, so it travels as JSON alone. */
  readonly jsonOnly?: true;
  /** It reads `Idempotency-Key`: the same submission sent again is answered as the first time. */
  readonly takesSubmissionKey?: true;
  /** The reply's fields beside `status`, or a bare array where that is documented. */
  readonly reply: Reply;
  /** The body status of a refusal that the form itself can mend, where one is documented. */
  readonly mendableStatus?: string;
  /** What a refusal's message is when a required field is left empty, where one is documented for them all. */
  readonly incomplete?: string;
  /** For the documentation: refusals that don't follow from what the call takes and who may make it. */
  readonly alsoRefused?: readonly RefusalCode[];
}

export type CallOutput<C extends Call> = z.output<C['reply']>;

/** What a caller hands over: `query` and `body` may be left out where nothing in them is required. */
export type CallArguments<C extends Call> = ({} extends z.input<C['query']>
  ? { query?: z.input<C['query']> }
  : { query: z.input<C['query']> }) &
  ({} extends z.input<C['body']> ? { body?: z.input<C['body']> } : { body: z.input<C['body']> });

/** One signature for the browser's client and the in-process client of server rendering. */
export type CallClient = <C extends Call>(call: C, input: CallArguments<C>) => Promise<CallOutput<C>>;

/** The prefix of every documented call. */
export const CALL_PREFIX = '/aiAPI';

/** The address that our own clients use: under the prefix, without suffix. */
export function callAddress(call: Pick<Call, 'path'>): string {
  return `${CALL_PREFIX}${call.path.startsWith('/') ? '' : '/'}${call.path}`;
}

/** Every address a call answers at: both documented forms, and from the root where documented so. */
export function callAddresses(call: Pick<Call, 'path'>): string[] {
  const roots = call.path.startsWith('/') ? [callAddress(call), call.path] : [callAddress(call)];
  return roots.flatMap((path) => [path, `${path}.php`]);
}
