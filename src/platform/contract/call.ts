import type { z } from 'zod';
import type { Access } from './access.ts';
import type { RefusalCode } from './refusal.ts';

/** The documented value of `status` in a successful response; it differs from call to call. */
export type StatusForm = 'success' | 200 | '200';
export type Method = 'GET' | 'POST' | 'DELETE';

/** A declared call. The server's routes, checks and documentation and every client are derived from it. */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Without suffix. A leading slash means that the documented path starts at the root. */
  readonly path: string;
  readonly access: Access;
  /** Only allowed with a session: a token must not be able to create access that outlives it. */
  readonly sessionOnly?: true;
  readonly status: StatusForm;
  readonly query: Query;
  readonly body: Body;
  /**
   * Whether the body holds a picture, or another file. If so, it is sent as multipart, otherwise as JSON or any kind of form.
   */
  readonly picture?: 'required' | 'optional';
  /** The message for a body with a file that is too large, if it isn't a picture. */
  readonly tooLarge?: string;
  /** The body holds a list, which a form can't carry, so it must be JSON. */
  readonly jsonOnly?: true;
  /** Reads `Idempotency-Key`: a repeated submission gets the first answer again. */
  readonly takesSubmissionKey?: true;
  /**
   * Whether the response is the same for everybody until something public changes, and is kept until then. Only
   * for what anyone may read; nobody's session is looked at.
   */
  readonly kept?: true;
  /** The response's fields besides `status`, or a bare array where that is documented. */
  readonly reply: Reply;
  /** The media types of a response that is a file instead of JSON. */
  readonly file?: readonly string[];
  /** The documented `status` of a refusal that the user can correct in the form. */
  readonly correctableStatus?: string;
  /** The documented message for any empty required field, where there is one for all of them. */
  readonly incomplete?: string;
  /** For the documentation: refusals that don't follow from the call's input and access. */
  readonly alsoRefused?: readonly RefusalCode[];
}

/** What a browser needs to know of a call to make it. */
export type Route = Pick<Call, 'method' | 'path' | 'picture'>;

export type CallOutput<C extends Call> = z.output<C['reply']>;

/** The arguments of a call: `query` and `body` can be omitted if nothing in them is required. */
export type CallArguments<C extends Call> = ({} extends z.input<C['query']>
  ? { query?: z.input<C['query']> }
  : { query: z.input<C['query']> }) &
  ({} extends z.input<C['body']> ? { body?: z.input<C['body']> } : { body: z.input<C['body']> });

/** The signature shared by the browser's client and the in-process client of server rendering. */
export type CallClient = <C extends Call>(call: C, input: CallArguments<C>) => Promise<CallOutput<C>>;

/** The prefix of every documented call. */
export const CALL_PREFIX = '/aiAPI';

/** The address that our own clients use: with the prefix, without suffix. */
export function callAddress(call: Pick<Call, 'path'>): string {
  return `${CALL_PREFIX}${call.path.startsWith('/') ? '' : '/'}${call.path}`;
}

/** Every address of a call: both documented forms, and from the root where that is documented. */
export function callAddresses(call: Pick<Call, 'path'>): string[] {
  const roots = call.path.startsWith('/') ? [callAddress(call), call.path] : [callAddress(call)];
  return roots.flatMap((path) => [path, `${path}.php`]);
}
