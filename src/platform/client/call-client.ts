import {
  type Call,
  type CallArguments,
  type CallOutput,
  hasBody,
  isOwn,
  type Route,
  type StatusForm,
} from '../contract/call.ts';
import { LANGUAGES, language, languagePrefix } from '../contract/language.ts';
import { noAnswer } from '../contract/messages.ts';
import { fromReply, toRequest } from '../contract/own-request.ts';
import { Refusal } from '../contract/refusal.ts';
import { readRefusal, refusalIn } from './read-refusal.ts';

/** The documented values of `status` in the body; a bare list has none. */
const SUCCESSES: ReadonlySet<StatusForm | undefined> = new Set(['success', 200, '200', undefined]);

/** Whether there was no response at all, as without a network. */
export function isNoAnswer(thrown: unknown): boolean {
  return thrown instanceof Refusal && thrown.code === 'unavailable' && thrown.message === noAnswer();
}

interface Options {
  signal?: AbortSignal | undefined;
  /** Identifies one submission, so that the server recognises a repeated one. */
  idempotencyKey?: string;
}

/** Makes a declared call over the network. Throws a Refusal when it is refused or the network fails. */
export function makeCall<C extends Call>(
  call: C,
  input: CallArguments<C>,
  options?: Options,
): Promise<CallOutput<C>> {
  return makeCallTo<C>(call, input, options);
}

/** The same without the call's declaration, for a screen that is sent without its schemas. */
export async function makeCallTo<C extends Call>(
  route: Route,
  input: CallArguments<C>,
  options: Options = {},
): Promise<CallOutput<C>> {
  const fail = (cause: unknown) => {
    throw options.signal?.aborted ? cause : new Refusal('unavailable', noAnswer());
  };
  const response = await send(route, input, options).catch(fail);
  if (!response.ok) throw await readRefusal(response);
  const reply = await response.json().catch(fail);
  if (isOwn(route)) return fromReply(reply, response.headers.get('etag')) as CallOutput<C>;
  if (!SUCCESSES.has(reply?.status)) throw refusalIn(reply);
  return reply;
}

function send(call: Route, input: { query?: unknown; body?: unknown }, options: Options) {
  const { address: to, body, headers } = toRequest(call, input as never);
  const all = new Headers({ accept: 'application/json', ...headers });
  if (options.idempotencyKey) all.set('idempotency-key', options.idempotencyKey);
  const sent = hasBody(call) ? encode(call, body, all) : null;
  return fetch(inOwnLanguage(to), {
    method: call.method,
    headers: all,
    body: sent,
    signal: options.signal ?? null,
  });
}

/** Calls answer in English, unless they are asked for in another language. */
export function inOwnLanguage(to: string): string {
  return language() === LANGUAGES[0] && !languagePrefix() ? to : `/${language()}${to}`;
}

/** The address of a call with its query, for a request or a link. Empty values are left out. */
export function address(call: Route, query: object = {}): string {
  return toRequest(call, { query: query as Record<string, unknown> }).address;
}

/** The body of a request, whose type is set among its headers. */
export function encode(call: Route, body: unknown, headers: Headers): BodyInit {
  if (!call.picture) {
    headers.set('content-type', 'application/json');
    return JSON.stringify(body);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined) form.set(name, value as string | Blob);
  }
  return form;
}
