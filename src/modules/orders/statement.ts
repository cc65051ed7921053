import { hasUnitFor, toSmallest } from '#modules/editions/money.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { readAmount } from '#platform/contract/read-amount.ts';
import { findColumns, likeHeadings } from './statement-headings.ts';

/** A payment that came in, as a statement reports it. */
export interface Reported {
  day: string;
  text: string;
  /** In the smallest unit. */
  amount: number;
}

interface Table {
  headings: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
}

const WENT_OUT =
  /^(dr?|debite?|out|outgoing|outward|sent|withdrawal|paid out|cash ?out|money out|reversal|refund|sortant|retrait)$/;
const DID_NOTHING =
  /fail|declin|reject|revers|cancel|pending|unsuccess|error|abort|expired|refund|echou|echec|refus|annul|attente/;
/** In the smallest unit; more than any order comes to. */
const UNITS_MAX = 1_000_000_000_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface Statement {
  lines: Reported[];
  /** Lines of the file whose day or amount can’t be read, as it is written there. */
  unread: { line: number; written: string }[];
}

/** In a line without a day: what the others come to, and what was there before and after them. */
const SUMS = /\b(sub)?tota(l|ux|is)\b|\bbalance|\bsolde|\bsaldo|\bbrought forward|\bcarried forward/;

/**
 * Undefined if no line says which column has the days and which the amounts. What went out, or never came in, is left out, and
 * so is what stands above the headings and below the payments.
 */
export function readReported({ headings, rows }: Table, currency: string): Statement | undefined {
  const found = findColumns([headings, ...rows.map(({ cells }) => cells)]);
  if (!found) return undefined;
  const { day, amount, debit, hasCredit, direction, status, told } = found.columns;
  const below = rows.slice(found.at);
  const isMonthFirst = below.some(
    ({ cells }) => readDay(cells[day] ?? '') === undefined && readDay(cells[day] ?? '', true),
  );
  const unread: Statement['unread'] = [];
  const lines = below.flatMap(({ line, cells }) => {
    const at = (index: number) => cells[index]?.trim() ?? '';
    const units = readUnits(at(amount), currency);
    const date = readDay(at(day), isMonthFirst);
    const wentOut =
      (debit >= 0 && !hasCredit && (readUnits(at(debit), currency) ?? 0) > 0) ||
      WENT_OUT.test(normaliseForSearch(at(direction))) ||
      DID_NOTHING.test(normaliseForSearch(at(status)));
    if (wentOut || (units !== undefined && units <= 0)) return [];
    if (units === undefined || units > UNITS_MAX || !date) {
      const isSum = !date && SUMS.test(normaliseForSearch(at(day) || cells.join(' ')));
      if (/\d/.test(at(amount)) && !isSum)
        unread.push({ line, written: date ? at(amount) : at(day) || at(amount) });
      return [];
    }
    const text = told.map(at).filter(Boolean).join(' · ');
    return [{ day: date, text, amount: units }];
  });
  return { lines, unread };
}

/** What a file has that isn’t known as a statement, for who has to find out why. */
export function headingsFound({ headings, rows }: Table): string {
  return likeHeadings([headings, ...rows.map(({ cells }) => cells)])
    .join(', ')
    .slice(0, FOUND_MAX);
}

const FOUND_MAX = 200;
/** As many as a spreadsheet keeps of a number: what is behind them came about by calculating. */
const SURE_DIGITS = 15;

/** Undefined if it is no amount, or finer than the currency; money that went out is below 0. */
function readUnits(cell: string, currency: string): number | undefined {
  const text = cell.trim();
  const isOut = /^[-−(]|\bDR\b/i.test(text);
  const bare = text
    .replace(/^[-−+(]+|\)$/g, '')
    .replace(/\b[CD]R\b\.?/gi, '')
    .trim();
  const isPlain = /^\d+\.\d+$/.test(bare) && !/^\d{1,3}\.\d{3}$/.test(bare);
  const typed = isPlain ? String(Number(Number(bare).toPrecision(SURE_DIGITS))) : bare;
  const read = readAmount(typed, currency);
  if ('problem' in read || !hasUnitFor(read.amount, currency)) return undefined;
  const units = toSmallest(read.amount, currency);
  return isOut ? -units : units;
}

/**
 * As days are written: 2026-03-31, 20260331, 31/03/2026, 31-Mar-2026, 31 March 2026, Mar 31, 2026. Of two numbers the day
 * comes first, unless a statement writes the month first.
 */
export function readDay(cell: string, isMonthFirst = false): string | undefined {
  const text = cell.trim();
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})\b/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, name = '', dayOfName, yearOfName] =
    /^(\p{L}{3,9})\.?\s+(\d{1,2})[\s,]+(\d{4})\b/u.exec(text) ?? [];
  if (name) return dayOf(yearOfName, String(monthNamed(name)), dayOfName);
  const [, first, second = '', year = ''] =
    /^(\d{1,2})[\s./-]+(\d{1,2}|\p{L}{3,9})[\s./,-]+(\d{4}|\d{2})\b/u.exec(text) ?? [];
  if (!first) return undefined;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const named = monthNamed(second);
  if (named > 0) return dayOf(fullYear, String(named), first);
  return isMonthFirst ? dayOf(fullYear, first, second) : dayOf(fullYear, second, first);
}

/** 0 if it is none. */
function monthNamed(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : undefined;
}
