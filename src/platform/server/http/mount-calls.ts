import { setTimeout } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Actor } from '../../contract/access.ts';
import {
  CALL_PREFIX,
  type Call,
  callAddress,
  callAddresses,
  isOwn,
  OWN_PREFIX,
} from '../../contract/call.ts';
import * as say from '../../contract/messages.ts';
import { changedMeanwhile } from '../../contract/messages.ts';
import { nextPage, sentName, toReply } from '../../contract/own-request.ts';
import { REFUSAL_STATUS, RETRY_SECONDS, Refusal } from '../../contract/refusal.ts';
import { ChangedMeanwhile } from '../../contract/version.ts';
import type { Database } from '../database/store.ts';
import { DatabaseUnavailable, isDeadlock } from '../database/unavailable.ts';
import { letOthersIn } from '../let-others-in.ts';
import type { Log } from '../log.ts';
import type { ResponseCache } from '../pages/response-cache.ts';
import { Busy, WorkQueue } from '../work-queue.ts';
import type { CallContext, Services } from './context.ts';
import { type Handler, requireAccess, runCall } from './handler.ts';
import { requestLog } from './log-requests.ts';
import { onceForKey } from './once-for-key.ts';
import { isForProblems, problem } from './problem.ts';
import { readInput } from './read-input.ts';
import { visitorContext } from './request-context.ts';

/**
 * Calls being answered, from when their body is complete. It bounds everything that they wait for, such as a
 * connection to the database. Networks take turns.
 */
const CALLS = new WorkQueue({
  atOnce: 200,
  waiting: 800,
  patience: 10_000,
  refusal: say.siteBusy,
});

/**
 * What anyone may ask for in endless ways, such as a list sorted and searched. However much is asked, everybody else
 * waits for one at a time.
 */
const QUESTIONS = new WorkQueue({
  atOnce: 1,
  waiting: 200,
  patience: 10_000,
  refusal: say.siteBusy,
});

/** Of every reply to a call. */
const REPLY_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

interface Options {
  makeContext: (request: Request, connection: unknown) => Promise<Omit<CallContext, 'confirmAccess'>>;
  whoAsks: (request: Request, database: Database) => Promise<Actor | undefined>;
  services: Services;
  /** Has the replies that are the same for everybody. */
  cache: ResponseCache;
  /** For tests: throws if a response doesn't match its declaration. */
  checkReplies: boolean;
}

interface Mounted extends Options {
  addresses: ReadonlyMap<string, unknown>;
}

/** Adds the routes of every declared call, at each of its addresses. */
export function mountCalls(app: Hono, handlers: readonly Handler[], options: Options): void {
  const byAddress = new Map<string, Handler[]>();
  for (const handler of handlers) {
    for (const address of callAddresses(handler.call)) {
      byAddress.set(address, [...(byAddress.get(address) ?? []), handler]);
    }
  }
  const mounted = { ...options, addresses: byAddress };
  // Those without a field first: 'current' is no id.
  const fixedFirst = [...byAddress].toSorted(([one], [other]) => fieldsIn(one) - fieldsIn(other));
  for (const [address, taken] of fixedFirst) {
    const route = address.replace(/\{(\w+)\}/g, ':$1');
    for (const handler of taken) app.on(handler.call.method, route, (c) => respond(handler, c, mounted));
    const methods = taken.map(({ call }) => call.method);
    app.all(route, () => methodNotAllowed(methods, taken[0]?.call));
  }
  const missing = () => new Refusal('not-found', say.callMissing());
  app.all(`${CALL_PREFIX}/*`, () => refuse(missing()));
  for (const path of [OWN_PREFIX, `${OWN_PREFIX}/*`]) app.all(path, () => problem(missing()));
}

function fieldsIn(address: string): number {
  return address.split('{').length;
}

async function respond(handler: Handler, c: Context, options: Mounted): Promise<Response> {
  const { call } = handler;
  try {
    const request = c.req.raw;
    if (call.cached && !new URL(request.url).search) {
      return await options.cache.answer(c, { key: c.req.path, isDated: true }, async () => {
        const context = visitorContext(options.services, request, c.env);
        const reply = await CALLS.run(() => runCall(handler, { query: {}, body: {} }, context));
        return { text: JSON.stringify(asSent(call, reply, options).body), headers: REPLY_HEADERS };
      });
    }
    const asked = await options.makeContext(request, c.env);
    requireAccess(call, asked);
    const context: CallContext = {
      ...asked,
      confirmAccess: async (database) =>
        requireAccess(call, { actor: await options.whoAsks(request, database) }),
    };
    const input = await readInput(call, request, asked.address, c.req.param());
    const answer = () => answerCall(handler, input, context, options);
    const response = await (isQuestion(call) ? queueQuestion(answer, asked.address) : answer());
    // Nobody will read this body, so it would never end its turn among the long lists.
    if (request.method === 'HEAD') await response.body?.cancel();
    return response;
  } catch (thrown) {
    // Only here, where it keeps no other call from its turn.
    if (thrown instanceof Busy && thrown.heldBack > 0) await setTimeout(thrown.heldBack);
    return failCall(call, thrown, () => requestLog(c, options.services.log));
  }
}

async function answerCall(
  handler: Handler,
  input: Parameters<typeof runCall>[1],
  context: CallContext,
  options: Mounted,
): Promise<Response> {
  const { call } = handler;
  const reply = await CALLS.run(
    () => onceForKey(call, input, context, (asked) => runCall(handler, input, asked)),
    context.address,
  );
  if (reply instanceof Response) return reply;
  const { body, version } = asSent(call, reply, options);
  if (!isOwn(call)) return toResponse(200, body, context.replyHeaders);
  const headers = aboutRecord(call, { version, ...Object(reply) }, context, options);
  const next = nextPage(call, Object(input.query), Object(reply));
  if (next) headers.set('link', `<${next}>; rel="next"`);
  return toResponse(call.status === 201 ? 201 : 200, body, headers);
}

function isQuestion({ method, access, query }: Call): boolean {
  const takesQuery = query instanceof z.ZodObject && Object.keys(query.shape).length > 0;
  return method === 'GET' && access === 'anyone' && takesQuery;
}

function queueQuestion(answer: () => Promise<Response>, network: string): Promise<Response> {
  return QUESTIONS.run(async () => {
    await letOthersIn();
    return answer();
  }, network);
}

/** A reply as its clients know it. */
function asSent(
  call: Call,
  reply: unknown,
  { checkReplies }: Options,
): { body: unknown; version?: string | undefined } {
  if (checkReplies) call.reply.parse(reply);
  return isOwn(call) ? toReply(call, reply) : { body: documentedBody(call, reply) };
}

/** With the documented `status`. Some clients read a `record`, others the first of `records`. */
function documentedBody(call: Call, reply: unknown): unknown {
  if (Array.isArray(reply)) return reply;
  const { record } = reply as { record?: unknown };
  return { status: call.status, ...(reply as {}), ...(record !== undefined && { records: [record] }) };
}

/** The headers of a reply: the version of its record, and the address of what was created. */
function aboutRecord(
  call: Call,
  { id, version }: { id?: string; version?: string | undefined },
  { replyHeaders: headers }: CallContext,
  { addresses }: Mounted,
): Headers {
  if (version) headers.set('etag', `"${version}"`);
  const address = callAddress(call);
  if (call.status === 201 && id && addresses.has(`${address}/{id}`))
    headers.set('location', `${address}/${id}`);
  return headers;
}

function failCall(call: Call, thrown: unknown, log: () => Log): Response {
  const isExpected = thrown instanceof Refusal || thrown instanceof Busy;
  if (!isExpected) log().error({ err: thrown, call: call.name }, 'a call failed unexpectedly');
  const refusal = thrown instanceof Refusal ? thrown : failureOf(thrown);
  return isOwn(call) ? problem(withSentNames(call, refusal)) : refuse(refusal, refusalStatus(call, refusal));
}

/** A refusal of one of our own calls, with its fields named as they were sent. */
function withSentNames(call: Call, refusal: Refusal): Refusal {
  if (refusal instanceof ChangedMeanwhile) return new Refusal('changed-meanwhile', changedMeanwhile());
  const { code, message, errors, waitSeconds } = refusal;
  const named = Object.entries(errors).map(([field, said]) => [sentName(call, field), said]);
  return new Refusal(code, message, Object.fromEntries(named), waitSeconds);
}

/** The refusal for an unexpected error; it reveals nothing about the cause. */
export function failureOf(thrown: unknown): Refusal {
  if (thrown instanceof DatabaseUnavailable || isDeadlock(thrown)) {
    const message = say.dataUnavailable();
    return new Refusal('unavailable', message, {}, RETRY_SECONDS);
  }
  if (thrown instanceof Busy) return new Refusal('unavailable', thrown.message, {}, RETRY_SECONDS);
  return new Refusal('unexpected', say.unexpected());
}

/** A refusal's `status` in the body, in the form that the call documents. */
function refusalStatus(call: Call, refusal: Refusal): string | number {
  const isCorrectable = Object.keys(refusal.errors).length > 0;
  if (call.correctableStatus && isCorrectable) return call.correctableStatus;
  const status = REFUSAL_STATUS[refusal.code];
  if (call.status === 'success') return 'error';
  return typeof call.status === 'number' ? status : String(status);
}

/**
 * The response to a method that the address doesn't support, in the form that its call documents. Addresses
 * that support GET also support HEAD.
 */
export function methodNotAllowed(taken: readonly string[], call?: Call): Response {
  const allowed = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const refusal = new Refusal('wrong-method', say.wrongMethod({ list: allowed.join(` ${say.or()} `) }));
  const headers = new Headers({ allow: allowed.join(', ') });
  if (call && isOwn(call)) return problem(refusal, headers);
  return refuse(refusal, call && refusalStatus(call, refusal), headers);
}

/** The refusal of a request that no call answers, in the form of those below the same prefix. */
export function refuseAt(path: string, refusal: Refusal): Response {
  return isForProblems(path) ? problem(refusal) : refuse(refusal);
}

export function refuse(refusal: Refusal, status: string | number = 'error', headers?: Headers): Response {
  const { code, message, errors, waitSeconds } = refusal;
  const all = new Headers(headers);
  if (waitSeconds !== undefined) all.set('retry-after', String(waitSeconds));
  return toResponse(REFUSAL_STATUS[code], { status, code, message, errors }, all);
}

function toResponse(status: number, body: unknown, extra?: Headers): Response {
  const headers = new Headers(extra);
  for (const [name, value] of Object.entries(REPLY_HEADERS)) headers.set(name, value);
  return new Response(JSON.stringify(body), { status, headers });
}
