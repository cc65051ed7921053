import { CURRENCY } from './contract.ts';

/** Formats an amount in cedis, such as 'GH₵ 1,500' or 'GH₵ 1,500.50'. */
export function cedis(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const figures = new Intl.NumberFormat('en-GH', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${CURRENCY} ${figures.format(amount)}`;
}
