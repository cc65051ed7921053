import { decimalSignOf, isLikeMoney, isNothing, isZero, type Money, readMoney } from './statement-amount.ts';
import {
  codeNamed,
  columnsOfCurrencies,
  currenciesOfFile,
  currenciesOfSums,
} from './statement-currencies.ts';
import { currenciesNamed, currencyAlone } from './statement-currency.ts';
import {
  type DayOrder,
  type Days,
  isDayAlone,
  isInNumbers,
  isOffWeekday,
  isRead,
  onlyDay,
  readDays,
} from './statement-day.ts';
import { fitting } from './statement-fit.ts';
import {
  type ColumnKind,
  type Columns,
  isMoney,
  isOfOtherDay,
  type Row,
  type Section,
  statesIn,
} from './statement-headings.ts';
import {
  directionSaid,
  isBalance,
  isDocument,
  isMarked,
  isOfBooks,
  isOpening,
  isSumAlone,
  speaksAgainst,
  stateSaid,
  wordsOf,
} from './statement-meanings.ts';
import { columnsOfLetters, daysOfStates, isKnown, isUsual, unknownColumns } from './statement-unlisted.ts';

/** What a row says by itself. */
export interface Facts {
  line: number;
  cells: readonly string[];
  hasFit: boolean;
  days: Days;
  /** Undefined if it isn't clear. */
  day: string | undefined;
  /** Of all columns of days; '' where it isn't clear. */
  allDays: readonly string[];
  /** Of other columns that may say when it counts. */
  laterDays: readonly string[];
  isDated: boolean;
  /** Whether no column has an amount. */
  isEmpty: boolean;
  isSum: boolean;
  paid: Money | undefined;
  debit: Money | undefined;
  fee: Money | undefined;
  /** What is left of it, less what it cost. */
  net: Money | undefined;
  /** What the books say, and beside it what may be spent already. */
  balance: Money | undefined;
  available: Money | undefined;
  before: Money | undefined;
  from: string;
  to: string;
  /** Types of the transaction, and what is said of its state. */
  types: readonly string[];
  states: readonly string[];
  /** Whether it is told in books, in which what came in may be a debit. */
  isInBooks: boolean;
  /** What columns say that sort payments under headings that aren't known. */
  sorts: readonly string[];
  /** Whether a cell of another column says that it didn't arrive, or that it went out; or one of money has words alone;
   * or a title above it isn't known. */
  against: Readonly<Record<'state' | 'direction' | 'cells' | 'title', boolean>>;
  /** Codes of the currency by what says so, the nearest first; '?' is one that isn't known. */
  currencies: readonly string[];
  /** Whether another column has another amount, or one that isn't known has one alone. */
  hasOther: boolean;
  /** Cells of columns that tell what a payment was. */
  told: readonly string[];
  bankId: string;
  isIdLikely: boolean;
}

const UNTOLD: ReadonlySet<ColumnKind> = new Set(['day', 'amount', 'credit', 'debit', 'balance', 'silent']);

export function isTold(kind: ColumnKind | undefined): boolean {
  return kind !== undefined && !UNTOLD.has(kind);
}

const NO_WORDS: ReadonlySet<ColumnKind> = new Set([
  ...(['day', 'amount', 'credit', 'debit', 'balance', 'before', 'fee', 'status', 'currency'] as const),
]);

function isWords(kind: ColumnKind | undefined): boolean {
  return kind === undefined || !NO_WORDS.has(kind);
}

/** What stands beside an amount in the same currency. */
const BESIDE = ['debit', 'balance', 'before'] as const;
const NET = /^(net|net amount|montant net|valor liquido)$/;
const NONE = /^(n\/?a|nil|none|null|no|nao|non|neant|aucun)$/i;

/** A mark in other columns is part of what they have, such as a number. */
function isMarkable(kind: ColumnKind | undefined): boolean {
  return isWords(kind) || kind === 'status';
}

function isWordAlone(cell: string): boolean {
  const text = cell.trim();
  return (
    /\p{L}/u.test(text) && !/\p{Nd}/u.test(text) && !NONE.test(text) && currenciesNamed(text).length === 0
  );
}

interface Expected {
  currency: string;
  order: DayOrder | undefined;
}

export function factsOf(section: Section, { currency, order }: Expected): Facts[] {
  const { isText, columns, rows, titled, above, sheet } = section;
  const { kinds, headings } = columns;
  const words = (cells: Row['cells']) => cells.filter((_, index) => isWords(kinds[index]));
  const fits = fitting(
    columns,
    rows.map(({ cells }) => cells),
    isText ? currency : undefined,
  );
  const ofFile = [...currenciesOfFile(section, currency), ...currenciesOfSums(section, currency)];
  const named = columnsOfCurrencies(section);
  const areSaid = rows.some(({ cells }) =>
    kinds.some(
      (kind, index) =>
        kind === 'currency' && codeNamed(currency)(cells[index]?.trim() || currency) !== currency,
    ),
  );
  const isDoubtful = mixedDays(columns, rows);
  const decimalSign = decimalSignOf(
    rows.flatMap(({ cells }) => cells.filter((_, index) => isMoney(kinds[index]))),
  );
  const isBare = isBareCredit(columns);
  const unknown = unknownColumns(columns, rows, isBare);
  const later = [
    ...unknown.later,
    ...kinds.flatMap((kind, index) =>
      kind === 'day' && index !== columns.day && !isOfOtherDay(headings[index] ?? '') ? [index] : [],
    ),
  ];
  const isNumbered = isBare && areNumbers(rows.map(({ cells }) => cells[columns.amount] ?? ''));
  const { failures, successes } = daysOfStates(columns, rows);
  const balances = balancesIn(columns);
  const net = headings.findIndex((heading, index) => !kinds[index] && NET.test(wordsOf(heading).join(' ')));
  const isOfDocuments = rows.some(({ cells }) =>
    cells.some((cell, index) => kinds[index] !== 'day' && isDocument(cell)),
  );
  const isInBooks =
    isOfDocuments ||
    isOfBooks(sheet) ||
    [...above.flatMap(({ cells }) => cells), ...headings].some(isOfBooks);
  const lettered = columnsOfLetters(columns, rows, unknown.sides);
  return rows.map(({ line, cells }) => {
    const cell = (index: number) => cells[index]?.trim() ?? '';
    const inColumn = (index: number) => {
      const heading = headings[index]?.trim();
      return heading ? `${heading}: ${cell(index) || '–'}` : cell(index) || '–';
    };
    const all = (kind: ColumnKind) => kinds.flatMap((one, index) => (one === kind ? [cell(index)] : []));
    const isNamed = (one: string, index: number) =>
      named.has(index) || (!headings[index]?.trim() && currencyAlone(one).length > 0);
    const ofRow = cells.filter((one, index) => one.trim() && isNamed(one, index)).map(codeNamed(currency));
    // Where others say theirs, nothing is known of what says none.
    const said = ofRow.length === 0 && areSaid ? ['?'] : ofRow;
    const expected = [...said, ...ofFile].find((code) => code !== '?') ?? currency;
    const money = (text = '') => readMoney(text, expected, decimalSign);
    // Cash and cheques may have columns of their own.
    const credits = all('credit').filter((one) => !isNothing(one));
    const paid = money(kinds[columns.amount] === 'credit' ? (credits[0] ?? '') : cell(columns.amount));
    const besides = BESIDE.flatMap((kind) => all(kind).flatMap((one) => money(one)?.currency || []));
    const days = readDays(cell(columns.day));
    const dayOf = (one: Days) => onlyDay(one) ?? (order && one[order]);
    const isDated = isRead(days);
    const read = dayOf(days);
    const isDayClear =
      read !== undefined && !isDoubtful(cell(columns.day)) && !isOffWeekday(cell(columns.day), read);
    const amounts = [...all('amount'), ...all('credit')];
    const told = cells.flatMap((one, index) => (isTold(kinds[index]) && one.trim() ? [one.trim()] : []));
    const isEmpty = [...amounts, ...all('debit')].every(isNothing);
    const isFirst = (text: string) => text !== '';
    return {
      ...{ line, cells, days, isDated, paid, told },
      hasFit: fits(cells),
      day: isDayClear ? read : undefined,
      allDays: all('day').map((one) => dayOf(readDays(one)) ?? ''),
      laterDays: later.flatMap((index) => dayOf(readDays(cell(index))) ?? []),
      isEmpty,
      isSum: isDated
        ? told.some(isBalance) && told.every((one) => isBalance(one) || !/\p{L}/u.test(one))
        : isSumAlone(cell(columns.day) || (cells.map((one) => one.trim()).find(isFirst) ?? '')),
      debit: money(all('debit')[0]),
      fee: money(all('fee')[0]),
      net: money(cell(net)),
      balance: money(cell(balances.of)),
      available: money(cell(balances.available)),
      before: money(all('before')[0]),
      from: all('from')[0] ?? '',
      to: all('to')[0] ?? '',
      types: kinds.flatMap((kind, index) =>
        kind !== 'direction' && !unknown.sides.has(index)
          ? []
          : lettered.has(index)
            ? [inColumn(index)]
            : [cell(index)],
      ),
      states: kinds.flatMap((kind, index) =>
        kind === 'status' ? statesIn(headings[index] ?? '', cell(index)) : [],
      ),
      isInBooks,
      sorts: [
        ...[...unknown.others].filter((index) => !isKnown(cell(index))),
        ...[...unknown.notes].filter((index) => !isUsual(cell(index))),
      ].map(inColumn),
      against: {
        title: titled.isUnknown ?? false,
        state:
          titled.state ||
          [...failures, ...unknown.days].some((index) => cell(index) !== '') ||
          successes.some((index) => cell(index) === '') ||
          cells.some((one, index) => isMarkable(kinds[index]) && isMarked(one)) ||
          cells.some((one, index) => kinds[index] !== 'status' && /\p{L}/u.test(one) && speaksAgainst(one)),
        cells:
          cells.some((one, index) => isMoney(kinds[index]) && isWordAlone(one)) ||
          (isDated && !isDayAlone(cell(columns.day))) ||
          isNumbered ||
          isOtherAmount(
            [...unknown.amounts].flatMap((index) => amountIn(cell(index), money) ?? []),
            Math.max(1, ...[...unknown.counts].map((index) => Number(cell(index)) || 1)),
            { paid, isOpen: OF_EACH.test(wordsOf(headings[columns.amount] ?? '').join(' ')) },
          ),
        direction:
          titled.direction ||
          isInBooks ||
          cells.some((one, index) => !headings[index]?.trim() && /^[-–−]$/.test(one.trim())) ||
          words(cells).some((one) => /\p{L}/u.test(one) && directionSaid(one) === 'out'),
      },
      currencies: [
        ...[paid?.currency ?? '', ...said, ...ofFile].filter(Boolean),
        // A word that isn't known may be anything there.
        ...besides.filter((code) => code !== '?'),
      ],
      hasOther:
        amounts.some((one) => !isNothing(one) && money(one)?.units !== paid?.units) ||
        (isEmpty && kinds.some((kind, index) => kind === '' && isLikeMoney(cell(index)))) ||
        // Nothing of it was settled.
        (paid !== undefined && paid.units > 0 && all('amount').some(isZero)),
      bankId: all('id').find(isFirst) ?? '',
      isIdLikely: false,
    };
  });
}

/** Of several balances, one may say what may be spent already: of what was paid in, that comes later. */
function balancesIn({ kinds, headings }: Columns): { of: number; available: number } {
  const all = kinds.flatMap((kind, index) => (kind === 'balance' ? [index] : []));
  const isAvailable = (index: number) => OF_AVAILABLE.test(wordsOf(headings[index] ?? '').join(' '));
  const of = all.find((index) => !isAvailable(index)) ?? all[0] ?? -1;
  return { of, available: all.find((index) => index !== of && isAvailable(index)) ?? -1 };
}
const OF_AVAILABLE = /\b(available|avail|disponible|disponivel)\b/;

/** Headings that leave it open whether that is the amount of each, or of all. */
const OF_EACH = /^(amount|amt|value|montant|montante|valor|quantia|somme|importe)$/;

/** Whether columns that nobody knows have another amount than that of so many, or say of one of them alone that it is it. */
function isOtherAmount(
  amounts: readonly number[],
  count: number,
  { paid, isOpen }: { paid: Money | undefined; isOpen: boolean },
): boolean {
  if (!paid) return false;
  const ofEach = amounts.some((amount) => amount * count === paid.units);
  const others = amounts.filter((amount) => amount !== paid.units && amount * count !== paid.units);
  return others.length > 0 || (count > 1 && isOpen && !ofEach);
}

function amountIn(cell: string, read: (text: string) => Money | undefined): number | undefined {
  return (/\d/.test(cell) && read(cell)?.units) || undefined;
}

/** Whether one word heads what came in, which may as well head numbers of receipts or of gates. */
function isBareCredit({ kinds, headings, amount, currencies }: Columns): boolean {
  const isOneWord = wordsOf(headings[amount] ?? '').length === 1;
  return kinds[amount] === 'credit' && isOneWord && currencies?.length === 0 && !kinds.includes('debit');
}

/** Fewer follow each other by chance. */
const NUMBERS_LEAST = 3;

/** Whether each is the next number. */
function areNumbers(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => (/^\d+$/.test(cell.trim()) ? [Number(cell)] : []));
  const isNext = (step: number) =>
    numbers.slice(1).every((number, index) => number - (numbers[index] ?? 0) === step);
  return numbers.length >= NUMBERS_LEAST && (isNext(1) || isNext(-1));
}

/** In the smallest unit, below 0 if it is owed; undefined if nothing is said. */
export function signed(money: Money | undefined): number | undefined {
  return money && (money.sign === 'out' ? -money.units : money.units);
}

/** What was there before the first row, as it stands above the headings. */
export function openingIn(above: readonly Row[], currency: string): number | undefined {
  for (const { cells } of above) {
    const at = cells.findIndex(isOpening);
    if (at < 0) continue;
    const after = [cells[at]?.replace(/^[^\d]*[:=]/, '') ?? '', ...cells.slice(at + 1)];
    const found = after.map((cell) => readMoney(cell, currency)).find((money) => money !== undefined);
    return signed(found);
  }
  return undefined;
}

/** Whether what a row says of its type is that it failed. */
export function hasFailed({ states, types }: Pick<Facts, 'states' | 'types'>): boolean {
  return [...states, ...types].some((word) => stateSaid(word) === 'failed');
}

export function typesSaid({ types }: Pick<Facts, 'types'>) {
  return types.map(directionSaid).filter((way) => way !== '');
}

/**
 * Where a spreadsheet took some days for its own and left others as text, it may have taken the day for the month: those
 * that could be either are in doubt.
 */
function mixedDays({ day }: Columns, rows: readonly Row[]): (cell: string) => boolean {
  const cells = rows.map((row) => row.cells[day]?.trim() ?? '');
  const isOwn = (cell: string) => /^\d{4}-\d\d-\d\d/.test(cell);
  if (!(cells.some(isInNumbers) && cells.some(isOwn))) return () => false;
  return (cell) => {
    const [, month = '', date = ''] = /^\d{4}-(\d\d)-(\d\d)/.exec(cell) ?? [];
    return date !== '' && Number(date) <= 12 && date !== month;
  };
}
