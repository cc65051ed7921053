import { withActivity } from '#modules/activity/server/service.ts';
import { currentEvent } from '#modules/event/server/service.ts';
import { endOffer, isAnyOpen, listOpen, offer, offerTime } from '#modules/waiting-list/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Job, JobContext } from '#platform/server/jobs/job.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { thoseWhoFit } from './places.ts';
import { countOfEdition } from './queries.ts';

const EVERY_MS = 60_000;

/** Ends offers whose time is over, and offers free places to those who wait, in their order. */
export const moveUp: Job = { kind: 'move-up', schedule: { every: EVERY_MS }, run: moveUpWaiting };

/** At once, instead of within the minute. */
export function requestMoveUp(database: Database, { clock }: Pick<Services, 'clock'>): Promise<void> {
  return requestJob(database, moveUp, { due: clock.now() });
}

async function moveUpWaiting(context: JobContext): Promise<void> {
  if (!(await isAnyOpen(context.store.database))) return;
  await withActivity(context, async (database) => {
    const now = context.clock.now();
    const edition = await currentEvent(database, now);
    if (!edition) return { result: undefined };
    const activity = [];
    let free = (edition.places ?? Number.POSITIVE_INFINITY) - (await countOfEdition(database, edition.id));
    const waiting = [];
    for (const entry of await listOpen(database, edition.id)) {
      if (entry.state === 'waiting') waiting.push(entry);
      else if ((entry.offered_until ?? '') > now.toISOString()) free -= entry.size;
      else activity.push(await endOffer(database, context, entry));
    }
    const time = offerTime(edition, now);
    for (const entry of thoseWhoFit(waiting, ({ size }) => size, free)) {
      activity.push(await offer(database, context, entry, time));
    }
    return { result: undefined, activity };
  });
}
