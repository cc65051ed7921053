import { forgetRestored, isRestored } from '#platform/server/backup/restored.ts';
import type { Services } from '#platform/server/http/context.ts';
import { deleteAllSessionsAndLinks, expireAllTokens } from './queries.ts';

/**
 * What ended after a backup was made is in the restored database again, and nobody knows what: so all of it ends. API
 * tokens stay in their owners' lists, as expired.
 */
export async function endRestoredAccess({ store }: Services): Promise<void> {
  if (!(await isRestored(store.database))) return;
  await store.write(async (database) => {
    // Another process may just have done it.
    if (!(await isRestored(database))) return;
    await forgetRestored(database);
    await deleteAllSessionsAndLinks(database);
    await expireAllTokens(database);
  });
}
