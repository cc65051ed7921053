import { setImmediate } from 'node:timers/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import { zonedDate } from '#platform/contract/zoned-time.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import type { JobContext } from '#platform/server/jobs/job.ts';
import { getEdition, listAllEditions, siteZone } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { Retention } from '../contract.ts';
import * as say from '../messages.ts';
import { erasePersonalRecords } from './erase.ts';
import { type FoundRecord, identifiersOf, type PersonalKind } from './personal-kinds.ts';
import { findUntil, listDue, listRetention, writeUntil } from './queries.ts';

/** How many people are erased in one transaction, so that others can write in between. */
const AT_ONCE = 20;

export async function retentionOfEditions({ store: { database } }: Services): Promise<Retention[]> {
  const days = new Map((await listRetention(database)).map(({ event_id, until }) => [event_id, until]));
  const events = await listAllEditions(database);
  return events.map(({ id, year, deleted_at }) => ({
    id,
    edition: String(year),
    deleted: deleted_at !== null,
    until: days.get(id) ?? '',
  }));
}

/** Sets the last day on which the people of an edition are kept. Refuses a day that is over. */
export async function changeRetention(
  context: CallContext,
  id: string,
  until: string | undefined,
): Promise<string> {
  const now = context.clock.now();
  const zone = await siteZone(context.store.database, now);
  if (until && until < zonedDate(now, zone)) {
    const message = say.dayIsOver();
    throw new Refusal('invalid', message, { until: message });
  }
  return withActivity(context, async (database) => {
    const { year } =
      (await listAllEditions(database)).find((one) => one.id === id) ?? (await getEdition(database, id));
    const before = await findUntil(database, id);
    await writeUntil(database, id, until);
    return {
      result: String(year),
      activity: {
        type: 'Updated',
        description: say.retentionEntry({ year: String(year) }),
        subject: { type: 'event', id },
        changes: inTheRecord(() => [{ field: say.peopleKeptUntil(), from: before, to: until ?? '' }]),
      },
    };
  });
}

/**
 * Erases the people of every edition whose last day of keeping them is over. Each part is a transaction of
 * its own: what an interruption leaves is done the next time.
 */
export async function eraseDue(context: JobContext, kinds: readonly PersonalKind[]): Promise<void> {
  const { store, clock, signal } = context;
  const due = await listDue(
    store.database,
    zonedDate(clock.now(), await siteZone(store.database, clock.now())),
  );
  let isErased = false;
  for (const { event_id } of due) {
    while (await eraseSomeOf(context, kinds, event_id)) {
      isErased = true;
      signal.throwIfAborted();
      await setImmediate();
    }
  }
  if (isErased) await store.purgeDeleted();
}

/** False if nobody is left. */
function eraseSomeOf(
  context: JobContext,
  kinds: readonly PersonalKind[],
  editionId: string,
): Promise<boolean> {
  return withActivity(context, async (database) => {
    const found: FoundRecord[] = [];
    for (const kind of kinds) {
      const records = (await kind.findOfEdition?.(database, editionId, AT_ONCE - found.length)) ?? [];
      for (const record of records) found.push({ of: kind, record });
    }
    if (found.length === 0) return { result: false };
    const edition = (await listAllEditions(database)).find(({ id }) => id === editionId);
    const { activity } = await erasePersonalRecords(database, context, {
      found,
      identifiers: identifiersOf(undefined, found),
      of: say.peopleKeptUntilNow({ year: String(edition?.year) }),
    });
    return { result: true, activity };
  });
}
