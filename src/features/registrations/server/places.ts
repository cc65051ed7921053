import type { EventRow } from '#database/schema-editions.ts';
import { type RegistrationState, registrationStateOf } from '#features/event/server/service.ts';
import { openSize } from '#features/waiting-list/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { holdName } from '#platform/server/database/lanes.ts';
import type { Database } from '#platform/server/database/store.ts';
import { countOfEdition } from './queries.ts';

/**
 * Counts only if there is a limit. Who waits for a place comes before who registers now, so what comes free is
 * theirs until the waiting list has ended.
 */
async function takenOf(database: Database, edition: EventRow | undefined): Promise<number> {
  if (!edition?.places) return 0;
  const [registered, waiting] = await Promise.all([
    countOfEdition(database, edition.id),
    openSize(database, edition.id),
  ]);
  return registered + waiting;
}

/** By how many registrations an edition has more than places. */
export async function countBeyond(database: Database, edition: EventRow | undefined): Promise<number> {
  return edition?.places ? Math.max(0, (await countOfEdition(database, edition.id)) - edition.places) : 0;
}

/** Whether somebody can register for this edition now. */
export async function stateOf(
  database: Database,
  edition: EventRow | undefined,
  now: Date,
): Promise<RegistrationState> {
  return registrationStateOf(edition, now, await takenOf(database, edition));
}

/**
 * How many places are taken, for a transaction that registers: until it ends, no other one counts the places that are
 * left, so that none is given twice.
 */
export async function holdPlaces(database: Database, edition: EventRow | undefined): Promise<number> {
  if (!edition?.places) return 0;
  const [, taken] = await Promise.all([
    holdName(database, `places of ${edition.id}`),
    takenOf(database, edition),
  ]);
  return taken;
}

/** Refuses if nobody can register. */
export function assertOpen(edition: EventRow | undefined, now: Date, taken: number): void {
  const { state, message } = registrationStateOf(edition, now, taken);
  if (state !== 'open') throw new Refusal('conflict', message);
}
