import { decimalsOf, hasUnitFor, toSmallest } from './money.ts';

/** In the currency's smallest unit; more wouldn't fit the database. */
const FEE_MAX = 1_000_000_000;

/** What is wrong with a fee in this currency, if anything. */
export function feeProblem(fee: number | undefined, currency: string | null): string | undefined {
  if (fee === undefined) return undefined;
  const message =
    decimalsOf(currency) === 0
      ? 'Enter the fee as a whole number, such as 1500.'
      : 'Enter the fee as a number, such as 1500 or 1500.50.';
  return hasUnitFor(fee, currency) && toSmallest(fee, currency) <= FEE_MAX ? undefined : message;
}
