import { Refusal } from '#platform/contract/refusal.ts';
import { readFee, toSmallest } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import type { OrderRow } from './tables.ts';

/** What was typed in a field, in the smallest unit. */
export function unitsOf({ currency }: Pick<OrderRow, 'currency'>, typed: string, field = 'amount'): number {
  const read = readFee(typed, currency);
  if ('problem' in read) throw new Refusal('invalid', read.problem, { [field]: read.problem });
  const units = toSmallest(read.amount, currency);
  if (units <= 0) throw new Refusal('invalid', say.amountMissing(), { [field]: say.amountMissing() });
  return units;
}
