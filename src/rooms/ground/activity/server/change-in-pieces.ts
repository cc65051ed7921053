import { setImmediate } from 'node:timers/promises';
import type { Database } from '#platform/server/database/store.ts';
import type { Acting, Services } from '#platform/server/http/context.ts';
import { withActivity } from './with-activity.ts';
import type { WithActivity } from './write-activity.ts';

/** Small enough that a visitor's change hardly waits for it. */
const PIECE = 5;

/**
 * Like `withActivity`, for many records: a transaction for each few, so that nobody waits for all of them. If one fails,
 * those before it stay done, and those from it on are `missed`. Throws only if nothing was done.
 */
export async function changeInPieces(
  context: Services & Acting,
  ids: readonly string[],
  change: (database: Database, some: readonly string[]) => Promise<WithActivity<string[]>>,
): Promise<{ done: string[]; missed: number }> {
  const all = [...new Set(ids)];
  const done: string[] = [];
  for (let from = 0; from < all.length; from += PIECE) {
    const some = all.slice(from, from + PIECE);
    try {
      done.push(...(await withActivity(context, (database) => change(database, some))));
    } catch (thrown) {
      if (done.length === 0) throw thrown;
      context.log.error({ err: thrown }, 'a change to many records was only made to some');
      return { done, missed: all.length - from };
    }
    await setImmediate();
  }
  return { done, missed: 0 };
}
