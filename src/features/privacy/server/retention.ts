import { setImmediate } from 'node:timers/promises';
import { withActivity } from '#features/activity/server/service.ts';
import { allEvents, getEvent } from '#features/event/server/service.ts';
import { zonedDate } from '#platform/contract/event-zone.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type CallContext, NOBODY_TO_CONFIRM, type Services } from '#platform/server/http/context.ts';
import type { Retention } from '../contract.ts';
import { erasePersonalRecords } from './erase.ts';
import { findUntil, listDue, listRetention, writeUntil } from './queries.ts';
import { type FoundRecord, type PersonalKind, tracedBy } from './service.ts';

/** How many people are erased in one transaction, so that others can write in between. */
const AT_ONCE = 20;
const PROGRAM = { userId: null, username: 'Summit' };

export async function retentionOfEditions({ store: { database } }: Services): Promise<Retention[]> {
  const days = new Map((await listRetention(database)).map(({ event_id, until }) => [event_id, until]));
  const events = await allEvents(database);
  return events.map(({ id, year, deleted_at }) => ({
    id,
    edition: String(year),
    deleted: deleted_at !== null,
    until: days.get(id) ?? '',
  }));
}

/** Sets the last day on which the people of an edition are kept. Refuses a day that is over. */
export function changeRetention(
  context: CallContext,
  id: string,
  until: string | undefined,
): Promise<string> {
  if (until && until < zonedDate(context.clock.now())) {
    const message = 'This day is over. Choose today or a later day.';
    throw new Refusal('invalid', message, { until: message });
  }
  return withActivity(context, async (database) => {
    const { year } =
      (await allEvents(database)).find((one) => one.id === id) ?? (await getEvent(database, id));
    const before = await findUntil(database, id);
    await writeUntil(database, id, until);
    return {
      result: String(year),
      activity: {
        type: 'Updated',
        description: `Set until when the people of ${year} are kept`,
        subject: { type: 'event', id },
        changes: [{ field: 'People kept until', from: before, to: until ?? '' }],
      },
    };
  });
}

/**
 * Erases the people of every edition whose last day of keeping them is over. Each part is a transaction of
 * its own: what an interruption leaves is done the next time. Returns how many records were erased.
 */
export async function eraseDue(services: Services, kinds: readonly PersonalKind[]): Promise<number> {
  const due = await listDue(services.store.database, zonedDate(services.clock.now()));
  let total = 0;
  for (const { event_id } of due) {
    for (;;) {
      const erased = await eraseSomeOf(services, kinds, event_id);
      if (erased === 0) break;
      total += erased;
      await setImmediate();
    }
  }
  if (total > 0) await services.store.forgetDeleted();
  return total;
}

function eraseSomeOf(services: Services, kinds: readonly PersonalKind[], eventId: string): Promise<number> {
  const context = { ...services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM };
  return withActivity(context, async (database) => {
    const found: FoundRecord[] = [];
    for (const of of kinds) {
      const records = (await of.findOfEdition?.(database, eventId, AT_ONCE - found.length)) ?? [];
      for (const record of records) found.push({ of, record });
    }
    if (found.length === 0) return { result: 0 };
    const event = (await allEvents(database)).find(({ id }) => id === eventId);
    const { activity } = await erasePersonalRecords(database, context, {
      found,
      traced: tracedBy(undefined, found),
      of: `people of ${event?.year}, who were kept until now`,
    });
    return { result: found.length, activity: { ...activity, by: PROGRAM } };
  });
}
