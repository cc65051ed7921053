import { withActivity } from '#modules/activity/server/service.ts';
import { findCurrentEdition, phaseOf } from '#modules/editions/server/service.ts';
import { changingPlaces, freeToNext } from '#modules/registrations/server/service.ts';
import type { Job, JobContext } from '#platform/server/jobs/job.ts';
import { thoseWhoFit } from './held-places.ts';
import { offerTime } from './offer-time.ts';
import { isAnyOpen, listOffersElsewhere, listOpen } from './queries.ts';
import { endAndTell, endOffer, offer } from './service.ts';

const EVERY_MS = 60_000;

/**
 * Ends offers whose time is over, and offers free places of the current edition to those who wait, in their order, until the
 * summit is over.
 */
export const promote: Job = { kind: 'move-up', schedule: { every: EVERY_MS }, run: promoteWaiting };

async function promoteWaiting(context: JobContext): Promise<void> {
  if (!(await isAnyOpen(context.store.database))) return;
  await withActivity(context, async (database) => {
    const now = context.clock.now();
    const edition = await findCurrentEdition(database, now);
    const activity = [];
    for (const entry of await listOffersElsewhere(database, edition?.id, now.toISOString())) {
      await changingPlaces(database, context, entry.event_id);
      activity.push(await endOffer(database, entry));
    }
    if (!edition) return { result: undefined, activity };
    await changingPlaces(database, context, edition.id);
    const isOver = phaseOf(edition, now) === 'after';
    const waiting = [];
    for (const entry of await listOpen(database, edition.id)) {
      if (entry.state === 'waiting') waiting.push(entry);
      else if (isOver) activity.push(await endOffer(database, entry));
      else if ((entry.offered_until ?? '') <= now.toISOString())
        activity.push(await endAndTell(database, context, entry));
    }
    if (isOver) return { result: undefined, activity };
    const free = await freeToNext(database, context, edition);
    const time = offerTime(edition, now);
    for (const entry of thoseWhoFit(waiting, ({ size }) => size, free)) {
      activity.push(await offer(database, context, entry, time));
    }
    return { result: undefined, activity };
  });
}
