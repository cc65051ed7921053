import { isDeepStrictEqual } from 'node:util';
import { refuseBeyondPlaces } from '#platform/contract/beyond-places.ts';
import { counted } from '#platform/contract/plural.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { AroundChange } from '#platform/server/http/context.ts';
import { requestMoveUp } from './move-up.ts';
import { isFull, type Places, placesOfEditions } from './places.ts';

/**
 * Whatever a change did to the places of an edition: pages say whether it is full, those who wait get what came free, and
 * nobody gets more than there is, unless an organiser knows it.
 */
export const watchPlaces: AroundChange = async (database, services) => {
  const before = await placesOfEditions(database);
  return async ({ beyondPlaces }) => {
    const after = await placesOfEditions(database);
    const changed = [...new Set([...before.keys(), ...after.keys()])]
      .map((id) => ({ was: before.get(id), is: after.get(id) }))
      .filter(({ was, is }) => !isDeepStrictEqual(was, is));
    if (!beyondPlaces) for (const { was, is } of changed) assertWithin(was, is);
    // Without a limit, everybody who waits gets a place.
    if (changed.some(({ is }) => is?.due !== 0)) await requestMoveUp(database, services);
    if (changed.some(({ was, is }) => isFull(was) !== isFull(is))) await renewContent(database);
  };
};

/** An offer is a promise: who accepts it takes nothing more, even if there are fewer places by now. */
function assertWithin(was: Places | undefined, is: Places | undefined): void {
  if (!was || !is) return;
  const held = is.registered + is.offered;
  if (held <= is.limit || held <= was.registered + was.offered) return;
  const kept = counted(is.offered, 'of them is', 'of them are');
  const promised = is.offered > 0 ? ` ${kept} kept for who has an offer.` : '';
  throw refuseBeyondPlaces(`That makes ${held} of ${is.limit} places.${promised}`);
}
