import { decimalsOf, toSmallest } from '#modules/editions/money.ts';
import { figuresOf } from '#platform/contract/currency.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { readAmount } from '#platform/contract/read-amount.ts';

/** A payment that came in, as a statement reports it. */
export interface Reported {
  day: string;
  text: string;
  /** In the smallest unit. */
  amount: number;
}

interface Table {
  headings: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/** Headings of banks and operators in Ghana, Nigeria and their neighbours, normalised. */
const DATES = [
  'value date',
  'transaction date',
  'posting date',
  'date',
  'day',
  'trans date',
  'post date',
  'date operation',
  'date valeur',
];
const CREDITS = [
  'credit',
  'credits',
  'credit amount',
  'paid in',
  'money in',
  'deposit',
  'deposits',
  'amount credited',
  'montant credite',
  'cr',
];
const AMOUNTS = ['amount', 'transaction amount', 'trans amount', 'montant', 'value'];
const DEBITS = [
  'debit',
  'debits',
  'debit amount',
  'withdrawal',
  'withdrawals',
  'paid out',
  'money out',
  'dr',
];
const NO_TEXT = [
  ...DATES,
  ...CREDITS,
  ...AMOUNTS,
  ...DEBITS,
  'balance',
  'running balance',
  'solde',
  'no',
  's/n',
  'time',
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Undefined if it has no column of days, or none of amounts. */
export function readReported({ headings, rows }: Table, currency: string): Reported[] | undefined {
  const names = headings.map((heading) =>
    normaliseForSearch(heading.replace(/\(.*?\)/g, '').replace(/[._]/g, ' ')).trim(),
  );
  const place = (known: readonly string[]) => {
    const exact = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
    return (
      exact ?? names.findIndex((name) => known.some((one) => one.length > 3 && name.startsWith(`${one} `)))
    );
  };
  const credit = place(CREDITS);
  const [day, amount, debit] = [place(DATES), credit >= 0 ? credit : place(AMOUNTS), place(DEBITS)];
  if (day < 0 || amount < 0) return undefined;
  const told = names.flatMap((name, index) =>
    NO_TEXT.includes(name) || index === day || index === amount ? [] : [index],
  );
  return rows.flatMap(({ cells }) => {
    const units = readUnits(cells[amount] ?? '', currency);
    const date = readDay(cells[day] ?? '');
    const wentOut = debit >= 0 && credit < 0 && (readUnits(cells[debit] ?? '', currency) ?? 0) > 0;
    if (units === undefined || units <= 0 || !date || wentOut) return [];
    const text = told
      .map((index) => cells[index] ?? '')
      .filter(Boolean)
      .join(' · ');
    return [{ day: date, text, amount: units }];
  });
}

/** Undefined if it is no amount; money that went out is below 0. */
function readUnits(cell: string, currency: string): number | undefined {
  const text = cell.trim();
  const isOut = /^[-−(]|\bDR\b/i.test(text);
  const bare = text
    .replace(/^[-−+(]+|\)$/g, '')
    .replace(/\b[CD]R\b\.?/gi, '')
    .trim();
  // A spreadsheet's own numbers have as many decimals as they need.
  const decimals = decimalsOf(currency);
  const typed = /^\d+\.\d+$/.test(bare)
    ? figuresOf(Math.round(Number(bare) * 10 ** decimals) / 10 ** decimals, decimals)
    : bare;
  const read = readAmount(typed, currency);
  if ('problem' in read) return undefined;
  const units = toSmallest(read.amount, currency);
  return isOut ? -units : units;
}

/** As days are written: 2026-03-31, 31/03/2026, 31-Mar-2026, 31 March 2026. The day comes first. */
export function readDay(cell: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(cell.trim());
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, first, second = '', year = ''] =
    /^(\d{1,2})[\s./-]+(\d{1,2}|\p{L}{3,9})[\s./,-]+(\d{4}|\d{2})\b/u.exec(cell.trim()) ?? [];
  if (!first) return undefined;
  const named = MONTHS.indexOf(second.slice(0, 3).toLowerCase()) + 1;
  const month = named || Number(second);
  return dayOf(year.length === 2 ? `20${year}` : year, String(month), first);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : undefined;
}

interface Named {
  name: string;
  company: string;
}

interface Awaiting {
  /** What would settle it: all of it, or all but what the buyer may withhold. */
  amounts: readonly number[];
}

/** A word of fewer letters says too little. */
const TELLING = 4;

/** The telling words of the company's and of the buyer's name, by either of which a payment can be known. */
export function tellingWords({ name, company }: Named): string[][] {
  return [company, name]
    .map((one) => wordsOf(one).filter((word) => word.length >= TELLING))
    .filter((telling) => telling.length > 0);
}

/** Whether a payment's words have all of one name. */
export function isNamedIn(words: ReadonlySet<string>, telling: readonly (readonly string[])[]): boolean {
  return telling.some((name) => name.every((word) => words.has(word)));
}

export function wordsOf(text: string): string[] {
  return normaliseForSearch(text).split(/[^\p{L}\p{N}]+/u);
}

/** The one order that this amount can only be for, of those that are named; undefined if it could be for several. */
export function settledBy<Order extends Awaiting>(
  amount: number,
  named: readonly Order[],
): Order | undefined {
  const [found, ...others] = named.filter(({ amounts }) => amounts.includes(amount));
  return others.length === 0 ? found : undefined;
}
