import { amountProblem, type ReadAmount, readAmount } from '#platform/contract/read-amount.ts';
import { decimalsOf, hasUnitFor, toSmallest } from './money.ts';

/** In the currency's smallest unit; more wouldn't fit the database. */
const FEE_MAX = 1_000_000_000;

/** A fee as it was typed in this currency, or as a program sent it. */
export function readFee(fee: string | number, currency: string | null): ReadAmount {
  const read = typeof fee === 'number' ? { amount: fee } : readAmount(fee, currency);
  if ('problem' in read) return read;
  const isOne = hasUnitFor(read.amount, currency) && toSmallest(read.amount, currency) <= FEE_MAX;
  return isOne ? read : { problem: amountProblem(decimalsOf(currency)) };
}
