import { amountProblem, type ReadAmount, readAmount } from '#platform/contract/read-amount.ts';
import * as say from './messages.ts';
import { decimalsOf, fromSmallest, hasUnitFor, money, toSmallest } from './money.ts';

/** In the currency's smallest unit: GH₵ 10,000,000 or F CFA 1,000,000,000. More wouldn't fit the database. */
const FEE_MAX = 1_000_000_000;

/** A fee as it was typed in this currency, or as a program sent it. */
export function readFee(fee: string | number, currency: string | null): ReadAmount {
  const read = typeof fee === 'number' ? { amount: fee } : readAmount(fee, currency);
  if ('problem' in read) return read;
  if (!hasUnitFor(read.amount, currency)) return { problem: amountProblem(decimalsOf(currency)) };
  if (toSmallest(read.amount, currency) <= FEE_MAX) return read;
  return { problem: say.feeTooHigh({ money: money(fromSmallest(FEE_MAX, currency), currency) }) };
}
