import { attendeesById } from '#modules/registrations/server/service.ts';
import { on } from '#platform/server/events.ts';
import { endLines } from './change-order.ts';
import { findLineOf, listPlacesOf, updateLine } from './queries.ts';

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
    await endLines(database, { ...services, actor: undefined }, orderId, ids, { because: 'cancelled' });
  }
});
