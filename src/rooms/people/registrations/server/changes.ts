import type { Allowed } from '#platform/contract/beyond-places.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Documents, EditionRow } from '#rooms/edition/server.ts';
import { changingPlaces } from './places.ts';
import {
  editionsOf,
  eraseAttendees,
  findAttendee,
  findByAddress,
  insertAttendees,
  updateAttendee,
} from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { alreadyRegistered } from './taken.ts';

/** Of a group that is named later. */
export interface PlacesToName {
  /** How many places are kept for people who have no name yet. */
  unnamed?: number | undefined;
  /** Who kept the places that these people get. */
  namedBy?: string | undefined;
}

declare module '#platform/server/events.ts' {
  interface DomainEvents {
    /** Attendees came, went or changed, other than by registering themselves. */
    AttendeesChanged: {
      editionId: string | null;
      /** Those of whom it is different whether they count. */
      ids?: readonly string[];
    };
    /** Those who registered together, the first of them for all, with what was read of their edition. */
    AttendeesRegistered: {
      edition: EditionRow | undefined;
      documents: Documents;
      attendees: readonly AttendeeRow[];
    } & PlacesToName;
    /** Who kept places for people who have no name yet needs them no more. */
    PlacesGivenBack: { buyerId: string };
    /** A colleague got somebody's place. */
    PlacePassedOn: { from: string; to: string };
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
  publish(database, 'AttendeesChanged', { editionId: event_id, ids: [id] });
  await changingPlaces(database, services, event_id, allowed);
  await updateAttendee(database, id, state);
}

/** Cancels those of these registrations that count. */
export async function cancelAll(
  database: Database,
  services: Services,
  ids: readonly string[],
): Promise<void> {
  const cancelled_at = services.clock.now().toISOString();
  for (const id of ids) {
    const row = await findAttendee(database, id);
    if (row && row.cancelled_at === null) await changeState(database, services, row, { cancelled_at });
  }
}

/** Takes the cancelling of these registrations back, unless somebody of them has registered again since. */
export async function restoreAll(
  database: Database,
  services: Services,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const row = await findAttendee(database, id);
    if (!row || row.cancelled_at === null) continue;
    if (await findByAddress(database, row.event_id, row.email)) throw alreadyRegistered();
    await changeState(database, services, row, { cancelled_at: null });
  }
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
