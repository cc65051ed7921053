import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type EditionRow, limitsOfChanges, phaseOf } from '#rooms/edition/server.ts';
import type { Change } from '../contract.ts';
import * as say from '../messages.ts';

interface Asked {
  what: Change;
  now: Date;
  /** Of the registration. */
  editionId: string | null;
}

/** A code that was asked for in time may be entered too late. */
export async function assertInTime(
  database: Database,
  edition: EditionRow | undefined,
  { what, now, editionId }: Asked,
): Promise<void> {
  if (what === 'data' || what === 'erase') return;
  if (isPast(edition, editionId, now)) throw new Refusal('conflict', say.notHere());
  if (what === 'correct') return;
  const limits = await limitsOfChanges(database, edition, now);
  if (limits[what]?.isOver) throw new Refusal('conflict', say.notHere());
}

/** Whether a registration is for a summit that is over, or isn't the current one. */
export function isPast(edition: EditionRow | undefined, editionId: string | null, now: Date): boolean {
  return (edition?.id ?? null) !== editionId || phaseOf(edition, now) === 'after';
}
