import { currencyOf, figuresOf, localAmount } from '#platform/contract/currency.ts';
import type { Price } from './field-forms.ts';

/** Signs that stand right before the figures; all others are words, with a space between. */
const CLOSE_TO_FIGURES = /[$€£¥]$/;

/** A price in two parts, such as 'GH₵' and '55,000'. */
export function priceParts({ currency, amount }: Price): { sign: string; figures: string } {
  const { decimals, symbol } = currencyOf(currency);
  return { sign: symbol, figures: figuresOf(amount / 10 ** decimals, decimals) };
}

/** A price such as 'GH₵ 55,000' or 'US$3,670'. */
export function formatPrice(price: Price): string {
  const local = localAmount(price.amount / 10 ** currencyOf(price.currency).decimals, price.currency);
  if (local) return local;
  const { sign, figures } = priceParts(price);
  return CLOSE_TO_FIGURES.test(sign) ? `${sign}${figures}` : `${sign} ${figures}`;
}
