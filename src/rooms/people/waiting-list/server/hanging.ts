import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { findCurrentEdition, phaseOf } from '#rooms/edition/server.ts';
import type { Hanging } from '#rooms/ground/server.ts';
import { countUnnamed } from '#rooms/people/groups/server/service.ts';
import { attendeesById, freeToNext } from '#rooms/people/registrations/server/service.ts';
import * as say from '../messages.ts';
import { sizesThatFit } from './held-places.ts';
import { listOffered } from './queries.ts';

/** Who is taken off the list and put back waits again, without the offer. */
export async function offersThatEnd(database: Database, ids: readonly string[]): Promise<Hanging[]> {
  const offered = await listOffered(database, ids);
  return offered.map(({ fullname, size }) => ({
    text: say.offerEnds({ fullname, count: size }),
    comesBack: false,
  }));
}

/** The places of these attendees are offered to who waits before anybody thinks of taking them back. */
export async function offersThatFollow(
  database: Database,
  ids: readonly string[],
  services: Services,
): Promise<Hanging[]> {
  const now = services.clock.now();
  const edition = await findCurrentEdition(database, now);
  if (!edition || edition.places === null || phaseOf(edition, now) === 'after') return [];
  const people = (await attendeesById(database, ids)).filter(
    ({ event_id, cancelled_at }) => event_id === edition.id && cancelled_at === null,
  );
  if (people.length === 0) return [];
  const unnamed = await countUnnamed(
    database,
    people.map(({ id }) => id),
  );
  const free = (await freeToNext(database, services, edition)) + people.length + unnamed;
  const { length: count } = await sizesThatFit(database, edition.id, free);
  return count > 0 ? [{ text: say.offeredNext({ count }), comesBack: false }] : [];
}
