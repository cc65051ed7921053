import { readFee, toSmallest } from '#modules/editions/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import * as say from '../messages.ts';
import type { OrderRow } from './tables.ts';

/** What was typed, in the smallest unit. */
export function unitsOf({ currency }: Pick<OrderRow, 'currency'>, typed: string): number {
  const read = readFee(typed, currency);
  if ('problem' in read) throw new Refusal('invalid', read.problem, { amount: read.problem });
  const units = toSmallest(read.amount, currency);
  if (units <= 0) throw new Refusal('invalid', say.amountMissing(), { amount: say.amountMissing() });
  return units;
}
