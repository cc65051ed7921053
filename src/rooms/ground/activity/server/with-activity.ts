import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { deliveringEvents } from '#platform/server/events.ts';
import type { Acting, Services } from '#platform/server/http/context.ts';
import { renewingPages } from './renew-pages.ts';
import { entriesOf, type WithActivity, writeActivity } from './write-activity.ts';

/**
 * Makes a change and records it in one transaction: both are kept or neither (docs/product.md, 6.1).
 * An error thrown by the work undoes both. Refuses an actor whose rights were withdrawn during the request.
 */
export async function withActivity<T>(
  context: Services & Acting,
  work: (database: Database) => Promise<WithActivity<T>>,
): Promise<T> {
  const { result, isNew } = await context.store.write(async (database) => {
    await context.confirmAccess(database);
    return renewingPages(database, async () => {
      const { result, activity } = await deliveringEvents(database, context, () => work(database));
      await writeActivity(database, context, entriesOf(activity, context));
      if (!(result instanceof Refusal)) await context.keepReply?.(database, result);
      return result;
    });
  });
  if (isNew) context.store.content.invalidate();
  return result;
}
