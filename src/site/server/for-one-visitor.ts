import type { Context } from 'hono';
import * as say from '#platform/contract/messages.ts';
import type { Services } from '#platform/server/http/context.ts';
import { clientAddress } from '#platform/server/http/request-context.ts';
import { letOthersIn } from '#platform/server/let-others-in.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';

const OWN_PAGES = new WorkQueue({
  atOnce: 4,
  waiting: 100,
  patience: 10_000,
  refusal: say.siteBusy,
});

/** However much is searched for, nobody's own page waits for it. */
const SEARCHES = new WorkQueue({
  atOnce: 1,
  waiting: 100,
  patience: 10_000,
  refusal: say.siteBusy,
});

type Making<T> = () => T | Promise<T>;

/**
 * Makes what is kept for nobody else, such as somebody's own page. Others are let in before each:
 * any number of them must not keep others from the pages that are there already. Networks take turns.
 */
export function forOneVisitor<T>(c: Context, services: Pick<Services, 'config'>, make: Making<T>) {
  return inTurn(OWN_PAGES, c, services, make);
}

/** The same for a page that anybody may ask for in endless ways. */
export function forOneSearch<T>(c: Context, services: Pick<Services, 'config'>, make: Making<T>) {
  return inTurn(SEARCHES, c, services, make);
}

function inTurn<T>(
  queue: WorkQueue,
  c: Context,
  services: Pick<Services, 'config'>,
  make: Making<T>,
): Promise<T> {
  const work = async () => {
    await letOthersIn();
    return make();
  };
  return queue.run(work, clientAddress(services, c.req.raw, c.env));
}
