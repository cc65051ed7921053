import { isDeepStrictEqual } from 'node:util';
import { type Allowed, refuseBeyondPlaces } from '#platform/contract/beyond-places.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database } from '#platform/server/database/store.ts';
import { on, publish, publishedSoFar } from '#platform/server/events.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import {
  type EditionRow,
  listLimited,
  type RegistrationState,
  registrationStateOf,
} from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { countAttendees } from './queries.ts';

type Limited = Pick<EditionRow, 'id' | 'places'>;
type Within = Pick<Services, 'modules'>;

/** What others than attendees have of the places of an edition. */
export interface HeldPlaces {
  /** Kept for somebody, so that they are as good as taken. */
  promised: number;
  /** How many of those that nobody has are somebody else's before who registers now. */
  nextOf?: (free: number) => Promise<number>;
}

interface TicketsLeft {
  left: number;
  /** Why there is none, unless all are sold. */
  why?: string;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    heldPlaces?: (database: Database, editionId: string) => Promise<HeldPlaces>;
    /** For how many more it has a ticket now; undefined where that isn't limited. */
    ticketsLeft?: (database: Database, edition: EditionRow, now: Date) => Promise<TicketsLeft | undefined>;
  }
}

declare module '#platform/server/events.ts' {
  interface DomainEvents {
    /** Something changes how the places of an edition stand; before it, they stood so. */
    PlacesChanging: { editionId: string; before: Places | undefined } & Allowed;
    /** There are free places of an edition that somebody else than who registers now is next for. */
    PlacesFreed: { editionId: string };
  }
}

/** How the places of an edition stand. */
export interface Places {
  limit: number;
  registered: number;
  /** Kept for somebody, so that they are as good as taken. */
  promised: number;
  /** Free, but somebody else comes before who registers now. */
  next: number;
}

/** Undefined if there is no limit. */
export async function placesOf(
  database: Database,
  { modules }: Within,
  { id, places: limit }: Limited,
): Promise<Places | undefined> {
  if (limit === null) return undefined;
  const [registered, ...held] = await Promise.all([
    countAttendees(database, { editionId: id }),
    ...modules.flatMap(({ heldPlaces }) => heldPlaces?.(database, id) ?? []),
  ]);
  const promised = sum(held.map((of) => of.promised));
  const free = limit - registered - promised;
  const next = await Promise.all(held.map(({ nextOf }) => nextOf?.(free) ?? 0));
  return { limit, registered, promised, next: sum(next) };
}

/** How many places nobody has, and none are kept for; without a limit, any number. */
export async function freeToNext(database: Database, services: Within, edition: Limited): Promise<number> {
  const places = await placesOf(database, services, edition);
  return places ? places.limit - places.registered - places.promised : Number.POSITIVE_INFINITY;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Who waits comes before who registers now, as far as what is free is enough for them. */
function takenOf({ registered, promised, next }: Places): number {
  return registered + promised + next;
}

export function isFull(places: Places | undefined): boolean {
  return places !== undefined && takenOf(places) >= places.limit;
}

/** How the places of this edition stand; undefined if it has no limit. */
async function placesOfId(database: Database, services: Within, editionId: string | null) {
  const edition = (await listLimited(database)).find(({ id }) => id === editionId);
  return edition && placesOf(database, services, edition);
}

/** How many places are left for who registers now; 0 if there is no limit. */
export async function freeToAnybody(
  database: Database,
  services: Within,
  editionId: string | null,
): Promise<number> {
  const places = await placesOfId(database, services, editionId);
  return places ? Math.max(0, places.limit - takenOf(places)) : 0;
}

/**
 * To be called before a change to what is taken of an edition's places, in its transaction. What it comes to is settled at
 * the end.
 */
export async function changingPlaces(
  database: Database,
  services: Within,
  editionId: string | null,
  { beyondPlaces = false }: Allowed = {},
): Promise<void> {
  if (editionId === null) return;
  const known = publishedSoFar(database, 'PlacesChanging').find((one) => one.editionId === editionId);
  const before = known ? known.before : await placesOfId(database, services, editionId);
  publish(database, 'PlacesChanging', { editionId, before, beyondPlaces });
}

/**
 * Pages say whether an edition is full, those who are next are told of what came free, and nobody gets more than there is,
 * unless an organiser knows it.
 */
export const settlePlaces = on('PlacesChanging', async (database, services, events) => {
  for (const [editionId, changes] of Map.groupBy(events, (event) => event.editionId)) {
    const before = changes[0]?.before;
    const after = before && (await placesOfId(database, services, editionId));
    if (!before || !after || isDeepStrictEqual(before, after)) continue;
    if (!changes.some(({ beyondPlaces }) => beyondPlaces)) assertWithin(before, after);
    if (after.next > 0) publish(database, 'PlacesFreed', { editionId });
    if (isFull(before) !== isFull(after)) await renewContent(database);
  }
});

/** What was promised is kept: who gets it takes nothing more, even if there are fewer places by now. */
function assertWithin(before: Places, { limit, registered, promised }: Places): void {
  const held = registered + promised;
  if (held <= limit || held <= before.registered + before.promised) return;
  const makes = say.makesPlaces({ held, limit });
  throw refuseBeyondPlaces(promised > 0 ? `${makes} ${say.keptForOffers({ count: promised })}` : makes);
}

/** Whether somebody can register for this edition now. */
export async function stateOf(
  database: Database,
  services: Within,
  edition: EditionRow | undefined,
  now: Date,
): Promise<RegistrationState> {
  const places = edition && (await placesOf(database, services, edition));
  const registration = registrationStateOf(edition, now, places ? takenOf(places) : 0);
  if (registration.state !== 'open') return registration;
  const tickets = await ticketsLeft(database, services, edition, now);
  return tickets?.left === 0 ? { state: 'closed', message: tickets.why ?? say.ticketsSold() } : registration;
}

/** For how many more there is a ticket, where each kind has only so many places; undefined where that isn't limited. */
export async function ticketsLeft(
  database: Database,
  { modules }: Within,
  edition: EditionRow | undefined,
  now: Date,
): Promise<TicketsLeft | undefined> {
  const [left] = givenBy(modules, 'ticketsLeft');
  return edition && left?.(database, edition, now);
}

/** Whether there is a place and a ticket for one more, after those whom this change has registered already. */
export async function hasRoom(database: Database, services: Services, edition: EditionRow): Promise<boolean> {
  if (isFull(await placesOf(database, services, edition))) return false;
  const tickets = await ticketsLeft(database, services, edition, services.clock.now());
  if (tickets === undefined) return true;
  // They get their tickets at its end.
  const registered = publishedSoFar(database, 'AttendeesRegistered').flatMap((event) =>
    event.edition?.id === edition.id ? event.attendees : [],
  );
  return tickets.left > registered.length;
}

/** There is no ticket left for somebody, or none can be had. */
export function ticketsAreSold({ why = say.ticketsSold() }: Pick<TicketsLeft, 'why'> = {}): Refusal {
  return new Refusal('conflict', why);
}

/** Why nobody can register, if that is so. */
export function whyClosed(
  edition: EditionRow | undefined,
  now: Date,
  places: Places | undefined,
): Refusal | undefined {
  const { state, message } = registrationStateOf(edition, now, places ? takenOf(places) : 0);
  return state === 'open' ? undefined : new Refusal('conflict', message);
}
