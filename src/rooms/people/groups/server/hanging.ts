import type { Database } from '#platform/server/database/store.ts';
import type { Hanging } from '#rooms/ground/server.ts';
import { attendeesById } from '#rooms/people/registrations/server/service.ts';
import * as say from '../messages.ts';
import { listKeptBy } from './queries.ts';

/** The places without a name go with who keeps them. */
export async function unnamedPlaces(database: Database, ids: readonly string[]): Promise<Hanging[]> {
  const groups = await listKeptBy(database, ids);
  const buyers = await attendeesById(
    database,
    groups.map(({ buyer_id }) => buyer_id),
  );
  return groups.map(({ buyer_id, unnamed }) => {
    const name = buyers.find(({ id }) => id === buyer_id)?.fullname ?? '';
    return { text: say.keptWithoutName({ name, count: unnamed }), comesBack: true };
  });
}
