import type { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import type { RegisteringClient } from './registering-client.ts';

interface Kept {
  attendees: { id: string; email: string }[];
  /** The attendees that have a registration in the activity record. */
  recorded: string[];
}

/** What a SQLite database has kept. */
export function keptIn(database: DatabaseSync): Kept {
  const attendees = database.prepare('select id, email from attendees').all();
  const recorded = database
    .prepare("select subject_id from activity where activity_type = 'Registered'")
    .all()
    .map((row) => row.subject_id);
  return { attendees, recorded } as Kept;
}

/**
 * Everyone who was told that they are registered is registered exactly once, with exactly one activity
 * record.
 */
export function expectNothingLost(
  clients: readonly RegisteringClient[],
  { attendees, recorded }: Kept,
): void {
  const idByEmail = new Map(attendees.map(({ id, email }) => [email, id]));
  expect(idByEmail.size, 'nobody is there twice').toBe(attendees.length);
  expect(recorded.toSorted(), 'each with its record, once').toEqual(attendees.map(({ id }) => id).toSorted());
  const acknowledged = clients.flatMap((client) => client.acknowledged);
  const lost = acknowledged.filter(({ id, email }) => idByEmail.get(email) !== id);
  expect(lost, 'acknowledged, but not there').toEqual([]);
}
