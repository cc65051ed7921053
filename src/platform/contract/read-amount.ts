import { currencyOf, figuresOf } from './currency.ts';
import * as say from './messages.ts';
import { plainDigits } from './plain-digits.ts';

export type ReadAmount = { amount: number } | { problem: string };

/** Of the text of an amount: more than any needs. */
export const AMOUNT_LENGTH_MAX = 40;

const UNKNOWN = { decimals: 2, symbol: '' };
const PARTS = /^(?<before>\D*)(?<figures>\d(?:.*\d)?)(?<after>\D*)$/u;
const GROUPS = /^[1-9]\d{0,2}(?<sign>[ ,.'])\d{3}(?:\k<sign>\d{3})*$/;
/** As in India: 1,50,000. */
const INDIAN_GROUPS = /^[1-9]\d?(?:,\d\d)+,\d{3}$/;
const DECIMALS = /^(?<whole>.*)(?<sign>[.,])(?<decimals>\d+)$/;

/**
 * Reads an amount as people write it in this currency: '1500', '1,500.50', '1.500,50', '150 000', 'GH₵ 1,500'. What could
 * be two amounts is refused.
 */
export function readAmount(typed: string, currency: string | null): ReadAmount {
  const { decimals, symbol } = currency ? currencyOf(currency) : UNKNOWN;
  const refused = { problem: amountProblem(decimals) };
  const text = plainDigits(typed).normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const { before, figures, after } = PARTS.exec(text)?.groups ?? {};
  const names = ['', currency ?? '', symbol].map(bare);
  if (figures === undefined || ![before, after].every((word) => names.includes(bare(word ?? ''))))
    return refused;
  if (/^\d+$/.test(figures)) return { amount: Number(figures) };
  const inGroups = isGrouped(figures) ? withoutSigns(figures) : undefined;
  const inDecimals = readDecimals(figures, decimals);
  if (inGroups === undefined) return inDecimals === undefined ? refused : { amount: inDecimals };
  const sign = GROUPS.exec(figures)?.groups?.sign;
  const isPoint = /^\d+[.,]\d{3}$/.test(figures);
  if (!isPoint || decimals === 0 || signs(currency).group === sign) return { amount: inGroups };
  if (inDecimals !== undefined && signs(currency).decimal === sign) return { amount: inDecimals };
  const cut = figures.replace(',', '.').slice(0, -1);
  const other = figuresOf(Number(cut), decimals);
  return {
    problem: say.amountUnclear({ grouped: figuresOf(inGroups, decimals), other, sign: sign ?? '' }),
  };
}

/** What is said of something that isn't an amount. */
export function amountProblem(decimals: number): string {
  return decimals === 0 ? say.wholeAmountInvalid() : say.amountInvalid();
}

function readDecimals(figures: string, most: number): number | undefined {
  const { whole = '', sign = '', decimals = '' } = DECIMALS.exec(figures)?.groups ?? {};
  const isWhole = /^\d+$/.test(whole) || (isGrouped(whole) && !whole.includes(sign));
  if (!isWhole) return undefined;
  const isTooFine = decimals.length > Math.max(most, 2) || /[1-9]/.test(decimals.slice(most));
  return isTooFine ? undefined : Number(`${withoutSigns(whole)}.${decimals}`);
}

function isGrouped(figures: string): boolean {
  return GROUPS.test(figures) || INDIAN_GROUPS.test(figures);
}

function withoutSigns(figures: string): number {
  return Number(figures.replace(/\D/g, ''));
}

/** Those of the country that the currency's code begins with (ISO 4217), else those of English. */
function signs(currency: string | null) {
  const locale = new Intl.Locale(`und-${currency?.slice(0, 2) ?? 'GH'}`).maximize();
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: sign('group'), decimal: sign('decimal') };
}

function bare(word: string): string {
  return word.replace(/\s/g, '').toUpperCase();
}
