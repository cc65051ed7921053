import { fromSmallest, money } from '#rooms/edition/contract.ts';
/** An amount in the smallest unit, as people read it. */
export function amountText(units: number, currency: string): string {
  return units < 0 ? `−${amountText(-units, currency)}` : money(fromSmallest(units, currency), currency);
}

/** As people would type it. */
export function typedAmount(units: number, currency: string): string {
  const decimals =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (units / 10 ** decimals).toFixed(decimals);
}
