import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { Recorded } from '#features/activity/server/service.ts';
import { countPartnerships, findPartnership, markDeleted } from './queries.ts';

export { countPartnerships };

/** Deletes a partnership request if the id is one; undefined when it isn't. Part of the caller's transaction. */
export async function deletePartnership(
  database: Database,
  { clock }: CallContext,
  id: string,
): Promise<Recorded<string> | undefined> {
  const row = await findPartnership(database, id);
  if (!row) return undefined;
  await markDeleted(database, id, clock.now().toISOString());
  return {
    result: row.fullname,
    activity: {
      type: 'Deleted',
      description: `Deleted the partnership request of ${row.fullname} (${row.company})`,
      subject: { type: 'partnership', id },
    },
  };
}
