import { currencyOf, figuresOf, localAmount } from '#platform/contract/currency.ts';
import type { Price } from './field-forms.ts';

/** Signs that stand right before the figures; all others are words, with a space between. */
const CLOSE_TO_FIGURES = /[$€£¥]$/;

export interface PriceParts {
  sign: string;
  figures: string;
  /** Whether this language writes the sign behind the figures. */
  isSignLast: boolean;
}

/** A price in two parts, such as 'GH₵' and '55,000', or '55 000' and 'F CFA'. */
export function priceParts(price: Price): PriceParts {
  const { decimals, symbol } = currencyOf(price.currency);
  const figures = figuresOf(price.amount / 10 ** decimals, decimals);
  return { sign: symbol, figures, isSignLast: localPrice(price)?.endsWith(symbol) ?? false };
}

function localPrice({ amount, currency }: Price): string | undefined {
  return localAmount(amount / 10 ** currencyOf(currency).decimals, currency);
}

/** A price such as 'GH₵ 55,000' or 'US$3,670'. */
export function formatPrice(price: Price): string {
  const local = localPrice(price);
  if (local) return local;
  const { sign, figures } = priceParts(price);
  return CLOSE_TO_FIGURES.test(sign) ? `${sign}${figures}` : `${sign} ${figures}`;
}
