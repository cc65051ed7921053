import type { Database } from '#platform/server/database/store.ts';
import { on } from '#platform/server/events.ts';
import { Outsider } from '#rooms/ground/server.ts';
import { attendeesById } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { getOrder } from './about-order.ts';
import { type Changing, endLines } from './change-order.ts';
import {
  findLineOf,
  linesOf,
  linesOfAttendees,
  listPlacesOf,
  listToName,
  updateLine,
} from './line-queries.ts';
import { reopenLines } from './reopen-lines.ts';
import type { OrderLineRow } from './tables.ts';

/** A place that somebody passed on is their colleague's, and so is what was paid for it. */
export const followPassedOn = on('PlacePassedOn', async (database, _services, events) => {
  for (const { from, to } of events) {
    const line = await findLineOf(database, from);
    if (line) await updateLine(database, line.id, { attendee_id: to });
  }
});

/** Whoever no longer comes is no longer paid for, as far as the edition's rules say. */
export const followAttendees = on('AttendeesChanged', async (database, services, events) => {
  const editionIds = [...new Set(events.flatMap(({ editionId }) => editionId ?? []))];
  if (editionIds.length === 0) return;
  const changed = [...new Set(events.flatMap(({ ids = [] }) => ids))];
  const people = await attendeesById(database, changed);
  const counting = new Set(people.flatMap(({ id, cancelled_at }) => (cancelled_at === null ? [id] : [])));
  const gone = changed.filter((id) => !counting.has(id));
  const places = await listPlacesOf(database, gone, editionIds);
  for (const [orderId, lines] of Map.groupBy(places, ({ order_id }) => order_id)) {
    const ids = new Set(lines.map(({ id }) => id));
    const ending = endingWith(await linesOf(database, [orderId]), ids);
    const who = people.find((person) => lines.some(({ attendee_id }) => attendee_id === person.id));
    const acting = whoever(services, who);
    await endLines(database, acting, orderId, new Set(ending.map(({ id }) => id)), { because: 'cancelled' });
  }
  await payAgainFor(
    database,
    services,
    people.filter(({ id }) => counting.has(id)),
  );
});

function byId(a: OrderLineRow, b: OrderLineRow): number {
  return a.id < b.id ? -1 : 1;
}

/** Whoever comes after all is paid for again, and so are the places that they kept. */
async function payAgainFor(
  database: Database,
  services: Changing,
  people: readonly { id: string; fullname: string }[],
): Promise<void> {
  const lines = await linesOfAttendees(
    database,
    people.map(({ id }) => id),
  );
  const newest = new Map(lines.toSorted(byId).map((line) => [line.attendee_id, line]));
  const ended = [...newest.values()].filter(({ ended_at }) => ended_at !== null);
  for (const [orderId, own] of Map.groupBy(ended, ({ order_id }) => order_id)) {
    const kept = endingWith(await linesOf(database, [orderId]), new Set(own.map(({ id }) => id)));
    const again = kept.filter(({ ended_at }) => own.some((line) => line.ended_at === ended_at));
    const names = people.filter(({ id }) => own.some(({ attendee_id }) => attendee_id === id));
    await reopenLines(
      database,
      services,
      await getOrder(database, orderId),
      new Set(again.map(({ id }) => id)),
      { note: say.cameBack({ name: names.map(({ fullname }) => fullname).join(', ') }) },
    );
  }
}

/** Who keeps places for others has the first; without them, nobody can name them. */
export function endingWith(lines: readonly OrderLineRow[], ids: ReadonlySet<string>): OrderLineRow[] {
  const isKeeper = lines[0] !== undefined && ids.has(lines[0].id);
  return lines.filter(({ id, is_named }) => ids.has(id) || (isKeeper && is_named === 0));
}

/** Without an organiser, people did it on a page of their own. */
function whoever(services: Changing, person: { fullname: string } | undefined): Changing {
  return services.actor || !person ? services : { ...services, by: new Outsider('Visitor', person.fullname) };
}

/** Nobody pays for a place that was given back before it had a name. */
export const followGivenBack = on('PlacesGivenBack', async (database, services, events) => {
  for (const { buyerId } of events) {
    const [first, ...others] = await listToName(database, buyerId);
    if (!first) continue;
    const ids = new Set([first, ...others].map(({ id }) => id));
    const [buyer] = await attendeesById(database, [buyerId]);
    await endLines(database, whoever(services, buyer), first.order_id, ids, { because: 'cancelled' });
  }
});
