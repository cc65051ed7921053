import type { Call, CallArguments, CallClient, CallOutput } from '../../contract/call.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { CallContext } from './context.ts';
import { type Handler, runCall } from './handler.ts';

/** The client for server rendering: the same calls with the same checks, without the network. */
export function inProcessClient(handlers: readonly Handler[], context: CallContext): CallClient {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));
  return async <C extends Call>(call: C, input: CallArguments<C>) => {
    const handler = byName.get(call.name);
    if (!handler) throw new Error(`no module answers the call ${call.name}`);
    const checked = { query: input.query ?? {}, body: input.body ?? {} };
    try {
      const reply = await runCall(handler, checked, context);
      return (reply instanceof Response ? await reply.json() : reply) as CallOutput<C>;
    } catch (thrown) {
      // Logged here because a page may show something else instead, and the failure would go unnoticed.
      if (!(thrown instanceof Refusal)) {
        context.log.error({ err: thrown, call: call.name }, 'a page could not read its data');
      }
      throw thrown;
    }
  };
}
