import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { findEdition, phaseOf } from '#rooms/edition/server.ts';
import type { Hanging } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { attendeesById } from './audience.ts';
import { ticketsWithheld } from './mails.ts';

/** The tickets of these people, as far as they were given out and let somebody in: as signed texts they stay theirs. */
export async function ticketsOf(
  database: Database,
  ids: readonly string[],
  services: Services,
): Promise<Hanging[]> {
  const people = await attendeesById(database, ids);
  const withheld = await ticketsWithheld(database, services, ids);
  const editions = await Promise.all(
    [...new Set(people.map(({ event_id }) => event_id))].map((id) => findEdition(database, id ?? '')),
  );
  const now = services.clock.now();
  const open = new Set(editions.flatMap((one) => (one && phaseOf(one, now) !== 'after' ? [one.id] : [])));
  const held = people.filter(
    ({ id, event_id, cancelled_at }) =>
      cancelled_at === null && open.has(event_id ?? '') && !withheld.has(id),
  );
  const [first, ...others] = held;
  if (!first) return [];
  const text =
    others.length === 0 ? say.ticketEnds({ name: first.fullname }) : say.ticketsEnd({ count: held.length });
  return [{ text, comesBack: true }];
}
