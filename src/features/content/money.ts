import type { Price } from './field-forms.ts';

const LOCALE = 'en-GH';
/** Signs that stand right before the figures; all others are words, with a space between. */
const CLOSE_TO_FIGURES = /[$€£¥]$/;

/** How many digits follow the point: two for most currencies, none for some. */
export function fractionDigits(currency: string): number {
  return formatter(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A price in two parts, such as 'GH₵' and '55,000'. */
export function priceParts({ currency, amount }: Price): { sign: string; figures: string } {
  const digits = fractionDigits(currency);
  const value = amount / 10 ** digits;
  const shown = Number.isInteger(value) ? 0 : digits;
  const figures = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  });
  const sign = formatter(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return { sign: sign?.value ?? currency, figures: figures.format(value) };
}

/** A price such as 'GH₵ 55,000' or 'US$3,670'. */
export function priceInWords(price: Price): string {
  const { sign, figures } = priceParts(price);
  return CLOSE_TO_FIGURES.test(sign) ? `${sign}${figures}` : `${sign} ${figures}`;
}

/** Making one takes longer than rendering a mail. */
const formats = new Map<string, Intl.NumberFormat>();

function formatter(currency: string): Intl.NumberFormat {
  const known = formats.get(currency) ?? new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  formats.set(currency, known);
  return known;
}
