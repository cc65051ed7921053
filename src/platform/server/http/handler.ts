import '../top-levels.ts';
import type { z } from 'zod';
import { type Access, mayAccess } from '../../contract/access.ts';
import type { Call, CallOutput } from '../../contract/call.ts';
import { isEmpty } from '../../contract/is-empty.ts';
import type { Message } from '../../contract/message.ts';
import * as say from '../../contract/messages.ts';
import { roleRefused, setUpFirst, signInFirst } from '../../contract/messages.ts';
import { type FieldErrors, Refusal } from '../../contract/refusal.ts';
import { assertNoToken, type CallContext } from './context.ts';
import { shownName } from './field-names.ts';

/** How many fields a refusal names. */
const ERRORS_MAX = 100;

type CheckedInput<C extends Call> = { query: z.output<C['query']>; body: z.output<C['body']> };
/** A long reply may be a response that is still being written. */
type Handle<C extends Call> = (
  input: CheckedInput<C>,
  context: CallContext,
) => Promise<CallOutput<C> | Response>;

/** A declared call and the function that handles it. */
export interface Handler {
  call: Call;
  handle: Handle<Call>;
  bodyFor?: BodyFor<Call>;
  /** Whether its reply is kept with its change. */
  keepsReply?: true;
}

/** The schema for a body that the call refuses: the site may require less than it says. What it gives is the same. */
type BodyFor<C extends Call> = (
  input: { query: z.output<C['query']>; body: unknown },
  context: CallContext,
) => Promise<z.ZodType<z.output<C['body']>>>;

export function handler<C extends Call>(call: C, handle: Handle<C>, bodyFor?: BodyFor<C>): Handler {
  return { call, handle, ...(bodyFor && { bodyFor }) } as unknown as Handler;
}

/**
 * Of a call that takes a key of idempotency: its reply follows from the result of its only change, so that both are kept in
 * one transaction.
 */
export function keyedHandler<C extends Call, Result>(
  call: C,
  change: (input: CheckedInput<C>, context: CallContext) => Promise<Result>,
  toReply: (result: Result, input: CheckedInput<C>) => CallOutput<C>,
  bodyFor?: BodyFor<C>,
): Handler {
  const handle: Handle<C> = async (input, context) => {
    let reply: CallOutput<C> | undefined;
    const keepReply: CallContext['keepReply'] = async (database, result) => {
      reply = toReply(result as Result, input);
      await context.keepReply?.(database, reply);
    };
    await change(input, { ...context, keepReply });
    if (!reply) throw new Error(`${call.name} has to make its change with the context that it is given`);
    return reply;
  };
  return { ...handler(call, handle, bodyFor), keepsReply: true };
}

/** Refuses a call the actor may not make. Runs before anything is read from the request. */
export function requireAccess(call: Call, context: Pick<CallContext, 'actor'>): void {
  requireAccessTo(call.access, context);
  if (call.sessionOnly) assertNoToken(context);
}

/** Refuses an actor to whom something with this access isn't open. */
export function requireAccessTo(access: Access, context: Pick<CallContext, 'actor'>): void {
  if (mayAccess(access, context.actor)) return;
  if (!context.actor) throw new Refusal('unauthenticated', signInFirst());
  if (context.actor.mustSetUpTwoFactor) {
    throw new Refusal('second-step-missing', setUpFirst());
  }
  throw new Refusal('forbidden', roleRefused());
}

/** Validates the input and runs the call. The only way into every module, over HTTP or in process. */
export async function runCall(
  { call, handle, bodyFor }: Handler,
  input: { query: unknown; body: unknown },
  context: CallContext,
): Promise<unknown> {
  requireAccess(call, context);
  const query = check(call.query, input.query);
  const taken = bodyFor && call.body.safeParse(input.body);
  if (taken?.success) return handle({ query, body: taken.data }, context);
  const schema = bodyFor ? await bodyFor({ query, body: input.body }, context) : call.body;
  return handle({ query, body: check(schema, input.body, call.incomplete) }, context);
}

/** Validates what a request carries. A refusal has a message for each field. */
export function check<T extends z.ZodType>(schema: T, value: unknown, incomplete?: Message): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error);
  const given = Object(value) as Record<string, unknown>;
  const isMissing = incomplete && Object.keys(errors).some((name) => isEmpty(given[name]));
  const message = isMissing ? incomplete() : Object.values(errors)[0];
  throw new Refusal('invalid', message ?? say.invalidInput(), errors);
}

/**
 * The first message for each field; messages for no particular field are under ''. Beyond what fits on a screen, or in a
 * log, the rest of them are left out.
 */
function fieldErrors(error: z.ZodError): FieldErrors {
  // No prototype: a field may be called 'constructor'.
  const errors: FieldErrors = Object.create(null);
  let shown = 0;
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names.map(shownName)) {
      if (name in errors) continue;
      if (shown === ERRORS_MAX) return errors;
      errors[name] = issue.code === 'unrecognized_keys' ? say.unknownField({ name }) : issue.message;
      shown += 1;
    }
  }
  return errors;
}
