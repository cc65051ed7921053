import { plainDigits } from '#platform/contract/plain-digits.ts';
import { readAmount } from '#platform/contract/read-amount.ts';
import { hasUnitFor, toSmallest } from '#rooms/edition/contract.ts';
import { currenciesNamed, isOwnSign, oneOf } from './statement-currency.ts';

/** An amount as a cell has it. */
export interface Money {
  /** In the smallest unit, whatever its sign. */
  units: number;
  /** What the cell itself says of its way: a sign, brackets, CR or DR. */
  sign: 'in' | 'out' | '';
  /** The currency beside it, '?' for a word that isn't known; '' if there is none. */
  currency: string;
}

/** In the smallest unit; more than any order comes to. */
const UNITS_MAX = 1_000_000_000_000;
/** As many as a spreadsheet keeps of a number: what is behind them came about by calculating. */
const SURE_DIGITS = 15;
const FIGURES = /\d(?:[\d .,'’\u00a0\u202f$]*\d)?/u;
const SIDES =
  /(?<![\p{L}\p{Sc}])(cr|dr|db|credit|debit|crédit|débit|crédito|débito|c|d)(?![\p{L}\p{Sc}])\.?/giu;
/** Ghana's way to write an even amount: 1500/-. */
const EVEN = /(?<=\d)(?:\s?\/\s?[-–—=]{1,2}|[.,][-–—]{1,2})(?=\D*$)/u;
const NOTHING = /^[-–—−.]*$/;

/** Whether nothing moved: the cell is empty, a dash, or zero. */
export function isNothing(cell: string): boolean {
  const text = plainDigits(cell);
  return NOTHING.test(text.trim()) || /^[^\p{L}\d]*0+([.,]0+)?\s*$/u.test(text);
}

/** Whether it is written with the decimals that amounts have. */
export function isLikeMoney(cell: string): boolean {
  return /^[^\p{L}\d]*\d[\d., ’']*[.,]\d{2}$/u.test(plainDigits(cell).trim()) && !isNothing(cell);
}

/** Whether it says itself that nothing moved. */
export function isZero(cell: string): boolean {
  return isNothing(cell) && /\d/.test(plainDigits(cell));
}

/** What stands before the decimals of all these amounts; '' where they don't agree, or have none. */
export function decimalSignOf(cells: readonly string[]): string {
  const [sign = '', ...others] = new Set(
    cells.flatMap((cell) => /\d([.,])\d{1,2}(?!.*\d)/u.exec(plainDigits(cell))?.[1] ?? []),
  );
  return others.length === 0 ? sign : '';
}

/** Undefined if it is no amount, could be two, also by what stands before decimals beside it, or is finer than its currency. */
export function readMoney(cell: string, expected: string, decimalSign = ''): Money | undefined {
  const text = plainDigits(cell)
    .normalize('NFKC')
    .trim()
    .replace(/^'(?=\d)/, '')
    .replace(EVEN, '');
  const figures = FIGURES.exec(text)?.[0];
  // What begins with zeros is a number of something.
  if (figures === undefined || /^0\d/.test(figures)) return undefined;
  if (decimalSign && /^\d{1,3}[.,]\d{3}$/.test(figures) && figures.includes(decimalSign)) return undefined;
  const at = text.indexOf(figures);
  const beside = [text.slice(0, at), text.slice(at + figures.length)];
  if (beside.some((part) => /\d/.test(part))) return undefined;
  const [before = '', behind = ''] = beside;
  const isOwn = [isOwnSign(before, 'before', expected), isOwnSign(behind, 'behind', expected)];
  const around = beside.filter((_, index) => !isOwn[index]).join(' ');
  const [side = ''] = around.match(SIDES) ?? [];
  const isOut = /[-–−]/.test(around) || /^\(.*\)$/.test(text) || /^d/i.test(side);
  const isIn = around.includes('+') || /^c/i.test(side);
  if (isOut && isIn) return undefined;
  const word = around
    .replace(SIDES, ' ')
    .replace(/[-–−+()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const named = word === '' ? '' : (oneOf(currenciesNamed(word), expected) ?? '?');
  const currency = named || (isOwn.includes(true) ? expected : '');
  const units = unitsOf(figures, currency === '' || currency === '?' ? expected : currency);
  if (units === undefined || units > UNITS_MAX) return undefined;
  return { units, sign: isOut ? 'out' : isIn ? 'in' : '', currency };
}

function unitsOf(figures: string, currency: string): number | undefined {
  // Cape Verde writes 1.234$50.
  const written = figures.replace('$', ',');
  const isPlain = /^\d+\.\d+$/.test(written) && !/^\d{1,3}\.\d{3}$/.test(written);
  const typed = isPlain ? String(Number(Number(written).toPrecision(SURE_DIGITS))) : written;
  const read = readAmount(typed, currency);
  if ('problem' in read || !hasUnitFor(read.amount, currency)) return undefined;
  return toSmallest(read.amount, currency);
}
