import { expect } from 'vitest';
import type { RegisteringClient } from './registering-client.ts';

interface Kept {
  attendees: { id: string; email: string }[];
  /** The attendees that the record of activity says registered. */
  recorded: string[];
}

/** Whoever was told that they are registered is, once, and each registration has its record, once. */
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
