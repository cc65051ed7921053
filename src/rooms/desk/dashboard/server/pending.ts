import type { z } from 'zod';
import { mayAccess } from '#platform/contract/access.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { runCall } from '#platform/server/http/handler.ts';
import { givenBy } from '#platform/server/module.ts';
import type { pendingRecord } from '../contract.ts';

/** What waits for the user who asks, of all modules: their own calls are made as this user. */
export async function pendingFor(context: CallContext): Promise<z.output<typeof pendingRecord>[]> {
  const { modules, actor } = context;
  const handlers = new Map(
    givenBy(modules, 'handlers').flatMap((ofOne) => ofOne.map((one) => [one.call, one] as const)),
  );
  const records = [];
  for (const { screen, call, query, count, label, isDot } of givenBy(modules, 'pending').flat()) {
    const handler = handlers.get(call);
    if (!handler || !mayAccess(call.access, actor)) continue;
    const waiting = count(await runCall(handler, { query, body: {} }, context));
    if (waiting > 0) records.push({ screen, count: waiting, label: label({ count: waiting }), isDot });
  }
  return records;
}
