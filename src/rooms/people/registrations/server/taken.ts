import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import * as say from '../messages.ts';
import { findByAddress } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

export function alreadyRegistered(): Refusal {
  return new Refusal('conflict', say.alreadyRegistered(), { email: say.alreadyRegistered() });
}

/** Refuses an address that another registration of the same edition has. */
export async function assertFree(database: Database, { id, event_id }: AttendeeRow, email: string) {
  const other = await findByAddress(database, event_id, email);
  if (other && other.id !== id) throw alreadyRegistered();
}
