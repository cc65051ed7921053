import {
  type EventRow,
  listLimited,
  type RegistrationState,
  registrationStateOf,
} from '#modules/event/server/service.ts';
import { openSizes, waitingSizes } from '#modules/waiting-list/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { holdName } from '#platform/server/database/lanes.ts';
import type { Database } from '#platform/server/database/store.ts';
import { countAttendees } from './queries.ts';

type Limited = Pick<EventRow, 'id' | 'places'>;

/** How the places of an edition stand. */
export interface Places {
  limit: number;
  registered: number;
  /** Kept for those who have an offer. */
  offered: number;
  /** What those who wait are offered next. */
  due: number;
}

/** Undefined if there is no limit. */
export async function placesOf(
  database: Database,
  { id, places: limit }: Limited,
): Promise<Places | undefined> {
  if (limit === null) return undefined;
  const [registered, { offered, waiting, least }] = await Promise.all([
    countAttendees(database, { eventId: id }),
    openSizes(database, id),
  ]);
  const free = limit - registered - offered;
  if (free < least) return { limit, registered, offered, due: 0 };
  const sizes = free < waiting ? await waitingSizes(database, id, free) : [waiting];
  return { limit, registered, offered, due: sum(thoseWhoFit(sizes, (size) => size, free)) };
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Who waits comes before who registers now, as far as what is free is enough for them. */
export function takenOf({ registered, offered, due }: Places): number {
  return registered + offered + due;
}

export function isFull(places: Places | undefined): boolean {
  return places !== undefined && takenOf(places) >= places.limit;
}

/** How all editions that have a limit stand. */
export async function placesOfEditions(database: Database): Promise<ReadonlyMap<string, Places>> {
  const found = new Map<string, Places>();
  for (const edition of await listLimited(database)) {
    const places = await placesOf(database, edition);
    if (places) found.set(edition.id, places);
  }
  return found;
}

/** How many places are left for who registers now; 0 if there is no limit. */
export async function freeToAnybody(database: Database, eventId: string | null): Promise<number> {
  const places = (await placesOfEditions(database)).get(eventId ?? '');
  return places ? Math.max(0, places.limit - takenOf(places)) : 0;
}

/** Whether somebody can register for this edition now. */
export async function stateOf(
  database: Database,
  edition: EventRow | undefined,
  now: Date,
): Promise<RegistrationState> {
  const places = edition && (await placesOf(database, edition));
  return registrationStateOf(edition, now, places ? takenOf(places) : 0);
}

/**
 * How the places stand, for a transaction that registers: until it ends, no other one counts those that are left, so that
 * none is given twice.
 */
export async function holdPlaces(
  database: Database,
  edition: EventRow | undefined,
): Promise<Places | undefined> {
  if (!edition || edition.places === null) return undefined;
  const [, places] = await Promise.all([
    holdName(database, `places of ${edition.id}`),
    placesOf(database, edition),
  ]);
  return places;
}

/** Refuses if nobody can register. */
export function assertOpen(edition: EventRow | undefined, now: Date, places: Places | undefined): void {
  const { state, message } = registrationStateOf(edition, now, places ? takenOf(places) : 0);
  if (state !== 'open') throw new Refusal('conflict', message);
}
