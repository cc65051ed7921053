import type { z } from 'zod';
import type { Access } from './access.ts';
import type { Message } from './message.ts';
import type { RefusalCode } from './refusal.ts';

/**
 * The documented value of `status` in a successful response; it differs from call to call. Our own calls have none in the
 * body: 201 is their HTTP status if they create something.
 */
export type StatusForm = 'success' | 200 | '200' | 201;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A declared call. The server's routes, checks and documentation and every client are derived from it. */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /**
   * Of a documented call: without suffix; a leading slash means that the documented path starts at the root. Of our own:
   * below /api/v1, with the name of a field of the query or the body in braces where its value stands.
   */
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
  readonly tooLarge?: Message;
  /** The body holds a list, which a form can't carry, so it must be JSON. */
  readonly jsonOnly?: true;
  /** A call of our own that a form may send, too, because a frame shows the answer. */
  readonly fromForm?: true;
  /** A documented call that reads `Idempotency-Key`: a repeated submission gets the first answer again. */
  readonly takesIdempotencyKey?: true;
  /**
   * Whether the response is the same for everybody until something public changes, and is kept until then. Only
   * for what anyone may read; nobody's session is looked at.
   */
  readonly cached?: true;
  /** The response's fields besides a documented `status`, or a bare array where that is documented. */
  readonly reply: Reply;
  /** The media types of a response that is a file instead of JSON. */
  readonly file?: readonly string[];
  /** The documented `status` of a refusal that the user can correct in the form. */
  readonly correctableStatus?: string;
  /** The documented message for any empty required field, where there is one for all of them. */
  readonly incomplete?: Message;
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

/** The prefix of every documented call, and of our own. */
export const CALL_PREFIX = '/aiAPI';
export const OWN_PREFIX = '/api/v1';

/** Whether a call isn't one of those that are documented from outside. */
export function isOwn({ path }: Pick<Call, 'path'>): boolean {
  return path.startsWith(`${OWN_PREFIX}/`);
}

/** Whether an address is for programs, which get refusals as JSON. */
export function isForPrograms(path: string): boolean {
  return path.startsWith(CALL_PREFIX) || path.startsWith(OWN_PREFIX);
}

/** The address that our own clients use: with the prefix, without suffix. */
export function callAddress(call: Pick<Call, 'path'>): string {
  if (isOwn(call)) return publishedPath(call.path);
  return `${CALL_PREFIX}${call.path.startsWith('/') ? '' : '/'}${call.path}`;
}

/** Every address of a call: both documented forms, and from the root where that is documented; of our own one. */
export function callAddresses(call: Pick<Call, 'path'>): string[] {
  if (isOwn(call)) return [callAddress(call)];
  const roots = call.path.startsWith('/') ? [callAddress(call), call.path] : [callAddress(call)];
  return roots.flatMap((path) => [path, `${path}.php`]);
}

/**
 * Whether a call reads `Idempotency-Key`: of our own, those that create something. What gives access is answered only once,
 * because a second answer would have to be stored.
 */
export function takesIdempotencyKey(call: Call): boolean {
  return call.takesIdempotencyKey ?? (isOwn(call) && call.status === 201 && !call.sessionOnly);
}

/** The fields whose values stand in a call's path. */
export function pathFields({ path }: Pick<Call, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

/** Whatever its field is called, an id is called `id` in an address, so that all calls for a record have the same one. */
export function pathName(field: string): string {
  return field.endsWith('Id') ? 'id' : field;
}

function publishedPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, field) => `{${pathName(field)}}`);
}

/** What all addresses of a call look like. */
export function addressPattern(call: Pick<Call, 'path'>): RegExp {
  return new RegExp(`^${callAddress(call).replace(/\{\w+\}/g, '[^/]+')}/?$`);
}

/** Whether requests have a body. */
export function hasBody({ method }: Pick<Call, 'method'>): boolean {
  return method === 'POST' || method === 'PUT';
}
