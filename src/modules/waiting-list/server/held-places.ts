import type { HeldPlaces } from '#modules/registrations/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import { openSizes, waitingSizes } from './queries.ts';

/** The places that are offered, and those that who waits is offered next. */
export async function heldPlaces(
  database: Database,
  editionId: string,
  left: Promise<number>,
): Promise<HeldPlaces> {
  const [{ offered, waiting, least }, unregistered] = await Promise.all([
    openSizes(database, editionId),
    left,
  ]);
  const free = unregistered - offered;
  if (free < least) return { promised: offered, next: 0 };
  const sizes = free < waiting ? await waitingSizes(database, editionId, free) : [waiting];
  const fitting = thoseWhoFit(sizes, (size) => size, free);
  return { promised: offered, next: fitting.reduce((total, size) => total + size, 0) };
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
