const LOCALE = 'en-GH';
/** Where the currency isn't known. */
const DIGITS = 2;

/** How many decimals a currency has: the cedi two, the CFA franc none. */
export function decimalsOf(currency: string | null): number {
  if (!currency) return DIGITS;
  const { maximumFractionDigits } = currencyFormat(currency).resolvedOptions();
  return maximumFractionDigits ?? DIGITS;
}

/** How a currency is written in front of an amount, such as 'GH₵'; '' if it isn't known. */
export function currencySymbol(currency: string | null): string {
  if (!currency) return '';
  const parts = currencyFormat(currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Formats an amount, such as 'GH₵ 1,500' or 'GH₵ 1,500.50'. */
export function money(amount: number, currency: string | null): string {
  const digits = Number.isInteger(amount) ? 0 : decimalsOf(currency);
  const figures = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${currencySymbol(currency)} ${figures.format(amount)}`.trimStart();
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

/** Whether this is the code of a currency (ISO 4217). */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** Making one takes longer than rendering a mail. */
const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: string): Intl.NumberFormat {
  const known = formats.get(currency) ?? new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  formats.set(currency, known);
  return known;
}
