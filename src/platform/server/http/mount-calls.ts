import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Actor } from '../../contract/access.ts';
import { CALL_PREFIX, type Call, callAddresses } from '../../contract/call.ts';
import { REFUSAL_STATUS, RETRY_SECONDS, Refusal } from '../../contract/refusal.ts';
import { Busy } from '../busy.ts';
import type { Database } from '../database/store.ts';
import { DatabaseUnavailable, isDeadlock } from '../database/unavailable.ts';
import { letOthersIn } from '../let-others-in.ts';
import type { Log } from '../log.ts';
import type { ResponseCache } from '../pages/response-cache.ts';
import { WorkQueue } from '../work-queue.ts';
import type { CallContext, Services } from './context.ts';
import { type Handler, requireAccess, runCall } from './handler.ts';
import { requestLog } from './log-requests.ts';
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
  refusal: 'The site has a lot to do at the moment. Please try again in a few seconds.',
});

/**
 * What anyone may ask for in endless ways, such as a list sorted and searched. However much is asked, everybody else
 * waits for one at a time.
 */
const QUESTIONS = new WorkQueue({
  atOnce: 1,
  waiting: 200,
  patience: 10_000,
  refusal: 'The site has a lot to do at the moment. Please try again in a few seconds.',
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

/** Adds the routes of every declared call, in both documented forms. */
export function mountCalls(app: Hono, handlers: readonly Handler[], options: Options): void {
  const calls = new Map<string, Call[]>();
  for (const handler of handlers) {
    for (const address of callAddresses(handler.call)) {
      calls.set(address, [...(calls.get(address) ?? []), handler.call]);
      app.on(handler.call.method, address, (c) => respond(handler, c, options));
    }
  }
  for (const [address, taken] of calls) {
    const methods = taken.map(({ method }) => method);
    app.all(address, () => methodNotAllowed(methods, taken[0]));
  }
  app.all(`${CALL_PREFIX}/*`, () => refuse(new Refusal('not-found', 'This call doesn’t exist.')));
}

async function respond(handler: Handler, c: Context, options: Options): Promise<Response> {
  const { call } = handler;
  try {
    const request = c.req.raw;
    if (call.kept && !new URL(request.url).search) {
      return await options.cache.answer(c, { key: c.req.path, isDated: true }, async () => {
        const context = visitorContext(options.services, request, c.env);
        const reply = await CALLS.run(() => runCall(handler, { query: {}, body: {} }, context));
        return { text: JSON.stringify(replyBody(call, reply, options)), headers: REPLY_HEADERS };
      });
    }
    const asked = await options.makeContext(request, c.env);
    requireAccess(call, asked);
    const context: CallContext = {
      ...asked,
      confirmAccess: async (database) =>
        requireAccess(call, { actor: await options.whoAsks(request, database) }),
    };
    const input = await readInput(call, request, asked.address);
    const answer = () => answerCall(handler, input, context, options);
    const response = await (isQuestion(call) ? inTurn(answer, asked.address) : answer());
    // Nobody will read this body, so it would never end its turn among the long lists.
    if (request.method === 'HEAD') await response.body?.cancel();
    return response;
  } catch (thrown) {
    return failCall(call, thrown, () => requestLog(c, options.services.log));
  }
}

async function answerCall(
  handler: Handler,
  input: Parameters<typeof runCall>[1],
  context: CallContext,
  options: Options,
): Promise<Response> {
  const reply = await CALLS.run(() => runCall(handler, input, context), context.address);
  if (reply instanceof Response) return reply;
  return toResponse(200, replyBody(handler.call, reply, options), context.replyHeaders);
}

function isQuestion({ method, access, query }: Call): boolean {
  const takesQuery = query instanceof z.ZodObject && Object.keys(query.shape).length > 0;
  return method === 'GET' && access === 'anyone' && takesQuery;
}

function inTurn(answer: () => Promise<Response>, network: string): Promise<Response> {
  return QUESTIONS.run(async () => {
    await letOthersIn();
    return answer();
  }, network);
}

function replyBody(call: Call, reply: unknown, { checkReplies }: Options): unknown {
  if (checkReplies) call.reply.parse(reply);
  return Array.isArray(reply) ? reply : { status: call.status, ...(reply as {}) };
}

function failCall(call: Call, thrown: unknown, log: () => Log): Response {
  if (thrown instanceof Refusal) return refuse(thrown, refusalStatus(call, thrown));
  if (!(thrown instanceof Busy)) log().error({ err: thrown, call: call.name }, 'a call failed unexpectedly');
  const failure = failureOf(thrown);
  return refuse(failure, refusalStatus(call, failure));
}

/** The refusal for an unexpected error; it reveals nothing about the cause. */
export function failureOf(thrown: unknown): Refusal {
  if (thrown instanceof DatabaseUnavailable || isDeadlock(thrown)) {
    const message = 'The site can’t reach its data at the moment. Please try again shortly.';
    return new Refusal('unavailable', message, {}, RETRY_SECONDS);
  }
  if (thrown instanceof Busy) return new Refusal('unavailable', thrown.message, {}, RETRY_SECONDS);
  return new Refusal('unexpected', 'Something went wrong on our side. Please try again in a moment.');
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
  const refusal = new Refusal('wrong-method', `Use ${allowed.join(' or ')} here.`);
  const status = call && refusalStatus(call, refusal);
  return refuse(refusal, status, new Headers({ allow: allowed.join(', ') }));
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
