import type { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { type Acknowledged, COMPANION, type RegisteringClient } from './registering-client.ts';

export interface Stored {
  attendees: { id: string; email: string }[];
  /** The attendees that have a registration in the activity record. */
  recorded: string[];
}

/** What a SQLite database has kept. */
export function storedIn(database: DatabaseSync): Stored {
  const attendees = database.prepare('select id, email from attendees').all();
  const recorded = database
    .prepare("select subject_id from activity where activity_type = 'Registered'")
    .all()
    .map((row) => row.subject_id);
  return { attendees, recorded } as Stored;
}

/**
 * Everyone who was told that they are registered is registered exactly once, with exactly one activity
 * record.
 */
export function expectNothingLost(clients: readonly RegisteringClient[], stored: Stored): void {
  const acknowledged = clients.flatMap((client) => client.acknowledged);
  expect(compareStored(acknowledged, stored)).toEqual({ lost: [], twice: 0, unrecorded: 0 });
}

/** Who was told so but isn't registered, how many are there twice, and how many don't have exactly one record. */
export function compareStored(acknowledged: readonly Acknowledged[], { attendees, recorded }: Stored) {
  const idByEmail = new Map(attendees.map(({ id, email }) => [email, id]));
  const lost = acknowledged.filter(
    ({ id, email, companion = email }) => idByEmail.get(email) !== id || !idByEmail.has(companion),
  );
  // Whom somebody else registers is in that one's record.
  const own = attendees.filter(({ email }) => !email.startsWith(COMPANION));
  const left = new Set(recorded);
  const unrecorded = own.filter(({ id }) => !left.delete(id)).length;
  const surplus = recorded.length - own.length + unrecorded;
  return { lost, twice: attendees.length - idByEmail.size, unrecorded: unrecorded + surplus };
}
