import type { Allowed } from '#platform/contract/beyond-places.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { Services } from '#platform/server/http/context.ts';
import { changingPlaces } from './places.ts';
import { editionsOf, eraseAttendees, insertAttendees, updateAttendee } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

declare module '#platform/server/events.ts' {
  interface DomainEvents {
    /** Attendees came, went or changed, other than by registering themselves. */
    AttendeesChanged: { editionId: string | null };
  }
}

type State = Pick<AttendeeRow, 'cancelled_at'> | Pick<AttendeeRow, 'deleted_at'>;

/** Adds attendees of an edition. Runs in the caller's transaction, like all of these. */
export async function addAttendees(
  database: Database,
  services: Services,
  editionId: string | null,
  rows: readonly AttendeeRow[],
  allowed?: Allowed,
): Promise<void> {
  await changing(database, services, editionId, allowed);
  await insertAttendees(database, rows);
}

/** Corrects what is kept of somebody. */
export async function correctColumns(
  database: Database,
  { id, event_id }: AttendeeRow,
  columns: Partial<Omit<AttendeeRow, 'cancelled_at' | 'deleted_at'>>,
): Promise<void> {
  publish(database, 'AttendeesChanged', { editionId: event_id });
  await updateAttendee(database, id, columns);
}

/** Cancels or deletes a registration, or takes that back. */
export async function changeState(
  database: Database,
  services: Services,
  { id, event_id }: AttendeeRow,
  state: State,
  allowed?: Allowed,
): Promise<void> {
  await changing(database, services, event_id, allowed);
  await updateAttendee(database, id, state);
}

/** Removes attendees for good. */
export async function removeAttendees(
  database: Database,
  services: Services,
  ids: readonly string[],
): Promise<void> {
  for (const editionId of await editionsOf(database, ids)) await changing(database, services, editionId);
  await eraseAttendees(database, ids);
}

async function changing(
  database: Database,
  services: Services,
  editionId: string | null,
  allowed?: Allowed,
): Promise<void> {
  publish(database, 'AttendeesChanged', { editionId });
  await changingPlaces(database, services, editionId, allowed);
}
