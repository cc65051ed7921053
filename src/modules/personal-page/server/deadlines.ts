import { type EditionRow, limitsOfChanges } from '#modules/editions/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Change } from '../contract.ts';
import * as say from '../messages.ts';

/** A code that was asked for in time may be entered too late. */
export async function assertInTime(
  database: Database,
  edition: EditionRow | undefined,
  { what, now }: { what: Change; now: Date },
): Promise<void> {
  if (what !== 'cancel' && what !== 'pass-on') return;
  const limits = await limitsOfChanges(database, edition, now);
  if (limits[what]?.isOver) throw new Refusal('conflict', say.notHere());
}
