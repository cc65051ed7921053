import { Refusal } from '#platform/contract/refusal.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database/store.ts';
import * as say from '../messages.ts';
import { takeable } from './ledger.ts';
import { entriesOf } from './ledger-queries.ts';
import type { LedgerEntryRow } from './tables.ts';

const MOMENT_MS = 60_000;

/** Refuses what was entered for the order a moment ago: a button is pressed twice. What was taken back doesn't count. */
export async function assertNotEnteredAgain(
  database: Database,
  { clock }: { clock: Clock },
  orderId: string,
  { what, note, account, amount }: Pick<LedgerEntryRow, 'what' | 'note' | 'account' | 'amount'>,
): Promise<void> {
  const entries = await entriesOf(database, [orderId]);
  const counting = what === 'payment' ? takeable(entries) : entries;
  const since = new Date(clock.now().getTime() - MOMENT_MS).toISOString();
  const isSame = counting.some(
    (one) =>
      one.what === what &&
      one.note === note &&
      one.account === account &&
      one.amount === amount &&
      one.made_at >= since,
  );
  if (isSame) throw new Refusal('conflict', say.enteredAgain(), { again: say.enteredAgain() });
}
