import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { entriesOf, isPublic, type WithActivity, writeActivity } from './write-activity.ts';

/**
 * Makes a change and records it in one transaction: both are kept or neither (docs/product.md, 6.1).
 * An error thrown by the work undoes both. Refuses an actor whose rights were withdrawn during the request.
 */
export async function withActivity<T>(
  context: Services & Pick<CallContext, 'actor' | 'confirmAccess'>,
  work: (database: Database) => Promise<WithActivity<T>>,
): Promise<T> {
  const { result, entries } = await context.store.write(async (database) => {
    await context.confirmAccess(database);
    const { result, activity } = await work(database);
    const entries = entriesOf(activity, context);
    await writeActivity(database, context, entries);
    return { result, entries };
  });
  if (isPublic(entries)) context.store.content.forget();
  return result;
}
