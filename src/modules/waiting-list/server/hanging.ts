import type { Hanging } from '#modules/records/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import * as say from '../messages.ts';
import { listOffered } from './queries.ts';

/** Who is taken off the list and put back waits again, without the offer. */
export async function offersThatEnd(database: Database, ids: readonly string[]): Promise<Hanging[]> {
  const offered = await listOffered(database, ids);
  return offered.map(({ fullname, size }) => ({
    text: say.offerEnds({ fullname, count: size }),
    comesBack: false,
  }));
}
