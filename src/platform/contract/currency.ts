const LOCALE = 'en-GH';

interface Currency {
  /** How many digits follow the point: the cedi has two, the CFA franc none. */
  decimals: number;
  /** How it is written in front of an amount, such as 'GH₵'. */
  symbol: string;
}

/** Finding out takes longer than rendering a mail. */
const known = new Map<string, Currency>();

/** The currency with this code (ISO 4217). */
export function currencyOf(code: string): Currency {
  const currency = known.get(code) ?? describe(code);
  known.set(code, currency);
  return currency;
}

/** Whether this is the code of a currency. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** By their number of decimals. Making one takes longer than rendering a mail, too. */
const formats = new Map<number, Intl.NumberFormat>();

/** An amount without its currency, such as '1,500' or '1,500.50'. */
export function figuresOf(amount: number, decimals: number): string {
  const digits = Number.isInteger(amount) ? 0 : decimals;
  const format = formats.get(digits) ?? new Intl.NumberFormat(LOCALE, digitsAfterPoint(digits));
  formats.set(digits, format);
  return format.format(amount);
}

function digitsAfterPoint(digits: number) {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function describe(code: string): Currency {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: code });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency');
  return { decimals: format.resolvedOptions().maximumFractionDigits ?? 2, symbol: symbol?.value ?? code };
}
