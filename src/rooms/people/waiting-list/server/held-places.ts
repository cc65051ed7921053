import type { Database } from '#platform/server/database/store.ts';
import type { HeldPlaces } from '#rooms/people/registrations/server/service.ts';
import { openSizes, waitingSizes } from './queries.ts';

/** The places that are offered, and those that who waits is offered next. */
export async function heldPlaces(database: Database, editionId: string): Promise<HeldPlaces> {
  const { offered, waiting, least } = await openSizes(database, editionId);
  return {
    promised: offered,
    async nextOf(free) {
      if (free < least) return 0;
      if (free >= waiting) return waiting;
      const fitting = await sizesThatFit(database, editionId, free);
      return fitting.reduce((total, size) => total + size, 0);
    },
  };
}

/** How many places each of those waits for who would be offered these. */
export async function sizesThatFit(database: Database, editionId: string, free: number): Promise<number[]> {
  return thoseWhoFit(await waitingSizes(database, editionId, free), (size) => size, free);
}

/** In their order. One that needs more than is left keeps its place in it, and nobody else from theirs. */
export function thoseWhoFit<T>(waiting: readonly T[], sizeOf: (one: T) => number, free: number): T[] {
  let left = free;
  return waiting.filter((one) => {
    const fits = sizeOf(one) <= left;
    if (fits) left -= sizeOf(one);
    return fits;
  });
}
