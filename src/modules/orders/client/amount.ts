import { fromSmallest, money } from '#modules/editions/money.ts';

/** An amount in the smallest unit, as people read it. */
export function amountText(units: number, currency: string): string {
  return units < 0 ? `−${amountText(-units, currency)}` : money(fromSmallest(units, currency), currency);
}
