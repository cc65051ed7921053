import type { Database } from '#platform/server/database/store.ts';
import type { Job, JobContext } from '#platform/server/jobs/job.ts';
import { findCurrentEdition, phaseOf } from '#rooms/edition/server.ts';
import { type WithActivity, withActivity } from '#rooms/ground/server.ts';
import { changingPlaces, freeToNext } from '#rooms/people/registrations/server/service.ts';
import { thoseWhoFit } from './held-places.ts';
import { offerTime } from './offer-time.ts';
import { isAnyOpen, listFitting, listOffersOver } from './queries.ts';
import { endAndTell, endOffer, offer } from './service.ts';

const EVERY_MS = 60_000;
/** Small enough that a visitor's change hardly waits for it. */
const BATCH = 25;

/**
 * Ends offers whose time is over, and offers free places of the current edition to those who wait, in their order, until the
 * summit is over.
 */
export const promote: Job = { kind: 'move-up', schedule: { every: EVERY_MS }, run: promoteWaiting };

async function promoteWaiting(context: JobContext): Promise<void> {
  let isMore = await isAnyOpen(context.store.database);
  while (isMore) {
    context.signal.throwIfAborted();
    isMore = await withActivity(context, (database) => promoteSome(database, context));
  }
}

/** Ends the first offers that are over or, if there are none, makes the next; says whether there may be more. */
async function promoteSome(database: Database, context: JobContext): Promise<WithActivity<boolean>> {
  const now = context.clock.now();
  const edition = await findCurrentEdition(database, now);
  const editionOver = edition && phaseOf(edition, now) === 'after' ? edition.id : undefined;
  const over = await listOffersOver(database, { now: now.toISOString(), editionOver }, BATCH);
  const activity = [];
  for (const entry of over) {
    await changingPlaces(database, context, entry.event_id);
    const isOthersTurn = entry.event_id === edition?.id && !editionOver;
    activity.push(
      isOthersTurn ? await endAndTell(database, context, entry) : await endOffer(database, entry),
    );
  }
  if (over.length > 0 || !edition || editionOver) return { result: over.length > 0, activity };
  await changingPlaces(database, context, edition.id);
  const free = await freeToNext(database, context, edition);
  const next = await listFitting(database, edition.id, { most: free, limit: BATCH });
  const time = offerTime(edition, now);
  for (const entry of thoseWhoFit(next, ({ size }) => size, free))
    activity.push(await offer(database, context, entry, time));
  return { result: next.length === BATCH, activity };
}
