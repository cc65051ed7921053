import { setImmediate } from 'node:timers/promises';
import { WorkQueue } from '#platform/server/work-queue.ts';

const TURNS = new WorkQueue({
  atOnce: 4,
  waiting: 100,
  patience: 10_000,
  refusal: 'The site has a lot to do at the moment. Please try again in a few seconds.',
});

/**
 * Makes what is kept for nobody else, such as somebody's own page. Each waits for a turn of the event loop of its own:
 * any number of them must not keep others from the pages that are there already.
 */
export function forOneVisitor<T>(make: () => T | Promise<T>): Promise<T> {
  return TURNS.run(async () => {
    await setImmediate();
    return make();
  });
}
