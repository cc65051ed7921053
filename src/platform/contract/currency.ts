import { language, languageTag, locale } from './language.ts';

interface Currency {
  /** How many digits follow the point: the cedi has two, the CFA franc none. */
  decimals: number;
  /** How it is written in front of an amount, such as 'GH₵'. */
  symbol: string;
}

/** Finding out takes longer than rendering a mail. */
const known = new Map<string, Currency>();
/** Ghana writes amounts as elsewhere in English. */
const localeOfAmounts = () => (language() === 'en' ? languageTag('en') : locale());

/** The currency with this code (ISO 4217). */
export function currencyOf(code: string): Currency {
  const name = `${language()} ${code}`;
  const currency = known.get(name) ?? describe(code);
  known.set(name, currency);
  return currency;
}

/** Whether this is the code of a currency. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** Making one takes longer than rendering a mail, too. */
const formats = new Map<string, Intl.NumberFormat>();

/** Whether whole amounts are written with their decimals, too, as beside others that have some. */
export interface Written {
  withDecimals?: boolean;
}

/** An amount without its currency, such as '1,500' or '1,500.50'. */
export function figuresOf(amount: number, decimals: number, { withDecimals }: Written = {}): string {
  const digits = Number.isInteger(amount) && !withDecimals ? 0 : decimals;
  return formatOf(digitsAfterPoint(digits)).format(amount);
}

/** An amount with its currency as this language writes it, such as '75 000 F CFA'; undefined in English, which the site writes its own way. */
export function localAmount(
  amount: number,
  code: string,
  { withDecimals }: Written = {},
): string | undefined {
  if (language() === 'en') return undefined;
  const digits = Number.isInteger(amount) && !withDecimals ? 0 : currencyOf(code).decimals;
  return formatOf({ ...digitsAfterPoint(digits), style: 'currency', currency: code }).format(amount);
}

function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = JSON.stringify([language(), options]);
  const format = formats.get(name) ?? new Intl.NumberFormat(localeOfAmounts(), options);
  formats.set(name, format);
  return format;
}

function digitsAfterPoint(digits: number) {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function describe(code: string): Currency {
  const format = new Intl.NumberFormat(localeOfAmounts(), { style: 'currency', currency: code });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency');
  return { decimals: format.resolvedOptions().maximumFractionDigits ?? 2, symbol: symbol?.value ?? code };
}
