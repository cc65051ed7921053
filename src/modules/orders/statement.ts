import { decimalsOf, toSmallest } from '#modules/editions/money.ts';
import { companyGroup } from '#modules/registrations/company-group.ts';
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
/** A column that says which way the money went, and one that says what became of it. */
const DIRECTIONS = [
  'type',
  'transaction type',
  'trans type',
  'direction',
  'dr/cr',
  'cr/dr',
  'debit/credit',
  'credit/debit',
  'd/c',
  'sens',
];
const STATUSES = ['status', 'transaction status', 'trans status', 'state', 'statut', 'etat'];
const WENT_OUT =
  /^(dr?|debite?|out|outgoing|outward|sent|withdrawal|paid out|cash ?out|money out|reversal|refund|sortant|retrait)$/;
const DID_NOTHING =
  /fail|declin|reject|revers|cancel|pending|unsuccess|error|abort|expired|refund|echou|echec|refus|annul|attente/;
/** In the smallest unit; more than any order comes to. */
const UNITS_MAX = 1_000_000_000_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface Statement {
  lines: Reported[];
  /** Rows with a day or an amount that can’t be read. */
  unread: number;
}

/** Undefined if it has no column of days, or none of amounts. What went out, or never came in, is left out. */
export function readReported({ headings, rows }: Table, currency: string): Statement | undefined {
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
  const exactly = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const [direction, status] = [exactly(DIRECTIONS), exactly(STATUSES)];
  const told = names.flatMap((name, index) =>
    NO_TEXT.includes(name) || index === day || index === amount ? [] : [index],
  );
  const isMonthFirst = rows.some(
    ({ cells }) => readDay(cells[day] ?? '') === undefined && readDay(cells[day] ?? '', true),
  );
  let unread = 0;
  const lines = rows.flatMap(({ cells }) => {
    const at = (index: number) => cells[index]?.trim() ?? '';
    const units = readUnits(at(amount), currency);
    const date = readDay(at(day), isMonthFirst);
    const wentOut =
      (debit >= 0 && credit < 0 && (readUnits(at(debit), currency) ?? 0) > 0) ||
      WENT_OUT.test(normaliseForSearch(at(direction))) ||
      DID_NOTHING.test(normaliseForSearch(at(status)));
    if (wentOut || (units !== undefined && units <= 0)) return [];
    if (units === undefined || units > UNITS_MAX || !date) {
      if (at(amount) !== '' && (at(day) !== '' || units !== undefined)) unread += 1;
      return [];
    }
    const text = told.map(at).filter(Boolean).join(' · ');
    return [{ day: date, text, amount: units }];
  });
  return { lines, unread };
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
  const typed =
    /^\d+\.\d+$/.test(bare) && !/^\d{1,3}\.\d{3}$/.test(bare)
      ? figuresOf(Math.round(Number(bare) * 10 ** decimals) / 10 ** decimals, decimals)
      : bare;
  const read = readAmount(typed, currency);
  if ('problem' in read) return undefined;
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

interface Named {
  name: string;
  company: string;
}

interface Awaiting {
  /** What would settle it: all of it, or all but what the buyer may withhold. */
  amounts: readonly number[];
}

/** A word of fewer letters says too little by itself. */
const TELLING = 4;
/** From so many lines on, and a tenth of all, a word is the bank’s own. */
const COMMON = { lines: 3, share: 0.1 };

/** The words of the company's name, with and without what it is by law, and of the buyer's. */
export function namesOf({ name, company }: Named): string[][] {
  return [company, companyGroup(company), name]
    .map((one) => wordsOf(one))
    .filter((words) => words.some((word) => word.length >= TELLING));
}

/** Words that a statement repeats, such as its bank’s name: they tell of nobody. */
export function commonWords(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...new Set(wordsOf(text))]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const least = Math.max(COMMON.lines, texts.length * COMMON.share);
  return new Set([...counts].flatMap(([word, count]) => (count >= least ? word : [])));
}

/** Whether a payment's words have all of one name, of which one at least says something. */
export function isNamedIn(
  words: ReadonlySet<string>,
  names: readonly (readonly string[])[],
  common: ReadonlySet<string>,
): boolean {
  return names.some(
    (name) =>
      name.every((word) => words.has(word)) &&
      name.some((word) => word.length >= TELLING && !common.has(word)),
  );
}

export function wordsOf(text: string): string[] {
  return normaliseForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The one order that this amount can only be for, of those that are named; undefined if it could be for several. */
export function settledBy<Order extends Awaiting>(
  amount: number,
  named: readonly Order[],
): Order | undefined {
  const [found, ...others] = named.filter(({ amounts }) => amounts.includes(amount));
  return others.length === 0 ? found : undefined;
}
