import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import { insertAttendees, updateAttendee } from './queries.ts';
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
  editionId: string | null,
  rows: readonly AttendeeRow[],
): Promise<void> {
  publish(database, 'AttendeesChanged', { editionId });
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
  { id, event_id }: AttendeeRow,
  state: State,
): Promise<void> {
  publish(database, 'AttendeesChanged', { editionId: event_id });
  await updateAttendee(database, id, state);
}
