import { currencyOf, figuresOf, localAmount, type Written } from '#platform/contract/currency.ts';

/** Where the currency isn't known. */
const UNKNOWN = { decimals: 2, symbol: '' };

/** How many decimals a currency has: the cedi two, the CFA franc none. */
export function decimalsOf(currency: string | null): number {
  return described(currency).decimals;
}

/** How a currency is written in front of an amount, such as 'GH₵'; '' if it isn't known. */
export function currencySymbol(currency: string | null): string {
  return described(currency).symbol;
}

/** Formats an amount, such as 'GH₵ 1,500' or 'GH₵ 1,500.50'. */
export function money(amount: number, currency: string | null, written: Written = {}): string {
  const local = currency && localAmount(amount, currency, written);
  if (local) return local;
  const { decimals, symbol } = described(currency);
  return `${symbol} ${figuresOf(amount, decimals, written)}`.trimStart();
}

/** The amount in the currency's smallest unit, in which it is stored. */
export function toSmallest(amount: number, currency: string | null): number {
  return Math.round(amount * 10 ** decimalsOf(currency));
}

export function fromSmallest(units: number, currency: string | null): number {
  return units / 10 ** decimalsOf(currency);
}

/** Whether the currency has a unit as small as this amount asks for. */
export function hasUnitFor(amount: number, currency: string | null): boolean {
  const units = amount * 10 ** decimalsOf(currency);
  return Math.abs(units - Math.round(units)) < 1e-4;
}

function described(currency: string | null) {
  return currency ? currencyOf(currency) : UNKNOWN;
}
