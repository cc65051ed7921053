import type { Context } from 'hono';
import * as say from '#platform/contract/messages.ts';
import type { Services } from '#platform/server/http/context.ts';
import { clientAddress } from '#platform/server/http/request-context.ts';
import { letOthersIn } from '#platform/server/let-others-in.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';

const TURNS = new WorkQueue({
  atOnce: 4,
  waiting: 100,
  patience: 10_000,
  refusal: say.siteBusy,
});

/**
 * Makes what is kept for nobody else, such as somebody's own page. Others are let in before each:
 * any number of them must not keep others from the pages that are there already. Networks take turns.
 */
export function forOneVisitor<T>(
  c: Context,
  services: Pick<Services, 'config'>,
  make: () => T | Promise<T>,
): Promise<T> {
  const work = async () => {
    await letOthersIn();
    return make();
  };
  return TURNS.run(work, clientAddress(services, c.req.raw, c.env));
}
