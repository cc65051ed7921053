import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { isLikeMoney } from './statement-amount.ts';
import { currencyAlone } from './statement-currency.ts';
import { readDays } from './statement-day.ts';
import {
  type Columns,
  describes,
  isOfFailure,
  isOfOtherDay,
  isOfSuccess,
  type Row,
} from './statement-headings.ts';
import { directionSaid, stateSaid, wordsOf } from './statement-meanings.ts';

/** Distinct words of a column that sorts payments; of more rows, a share. */
const SORTS = { least: 3, most: 12, share: 1 / 3 };
/** Longer cells describe a payment. */
const SORT_MAX = { words: 3, letters: 24 };

/** `sides` say nothing but which way money went; `amounts` have what may be paid. */
type UnknownColumns = Readonly<Record<'sides' | 'others' | 'amounts' | 'days', ReadonlySet<number>>>;

/**
 * Columns that sort payments by a few words under a heading that isn't known, or under none: they may say which of them arrived,
 * also by having none. And those that have other amounts.
 */
export function unknownColumns({ kinds, headings }: Columns, rows: readonly Row[]): UnknownColumns {
  const found: Record<keyof UnknownColumns, Set<number>> = {
    ...{ sides: new Set(), others: new Set(), amounts: new Set(), days: new Set() },
  };
  const width = Math.max(kinds.length, ...rows.slice(0, WIDTH_OF).map(({ cells }) => cells.length));
  for (let index = 0; index < width; index += 1) {
    const heading = plainLetters(headings[index] ?? '').trim();
    if ((kinds[index] ?? '') !== '' || describes(heading)) continue;
    const cells = rows.flatMap((row) => row.cells[index]?.trim() || []);
    if (cells.length === 0) continue;
    const several = new Set(cells.map((cell) => wordsOf(cell).join(' ') || cell));
    const most = Math.min(SORTS.most, Math.max(SORTS.least, cells.length * SORTS.share));
    const isSorting = several.size <= most && cells.every(isShort) && !cells.every(isLikeMoney);
    if (cells.every(isDay)) {
      // What only some have may be the day on which it was taken back.
      if (cells.length * 2 <= rows.length) found.days.add(index);
    } else if (cells.every((cell) => directionSaid(cell) !== '')) found.sides.add(index);
    else if (
      heading !== '' &&
      (OF_TOTAL.test(heading) || (!OF_COST.test(heading) && cells.every(isLikeMoney)))
    )
      found.amounts.add(index);
    else if (isSorting && !cells.every((cell) => currencyAlone(cell).length > 0)) found.others.add(index);
  }
  return found;
}

/** So many rows show how wide a table is. */
const WIDTH_OF = 200;
/** What it cost, which nobody else gets, and what is there. */
const OF_COST =
  /\b(balances?|bal|soldes?|saldos?|fees?|charges?|tax|vat|levy|levies|frais|commissions?|tva|taxas?|comissao|iva|net|rate|taux|taxa)\b/;
const OF_TOTAL = /\b(total|ttc)\b/;

function isDay(cell: string): boolean {
  return Object.keys(readDays(cell)).length > 0;
}

/** Other columns of days: those on which a payment was taken back, and those on which it arrived, where most did. */
export function daysOfStates({ kinds, headings, day }: Columns, rows: readonly Row[]) {
  const days = kinds.flatMap((kind, index) => (kind === 'day' && index !== day ? [index] : []));
  const isFilled = (index: number) =>
    rows.filter(({ cells }) => cells[index]?.trim()).length * 2 > rows.length;
  const failures = days.filter((index) => isOfFailure(headings[index] ?? ''));
  const successes = days.filter((index) => {
    const heading = headings[index] ?? '';
    return !failures.includes(index) && !isOfOtherDay(heading) && (isFilled(index) || isOfSuccess(heading));
  });
  return { failures, successes };
}

const PAYEE =
  /\b(payees?|beneficiary|beneficiaries|recipients?|suppliers?|vendors?|beneficiaires?|destinataires?|fournisseurs?|beneficiarios?|destinatarios?|fornecedor(es)?|receiver|creditor)\b/;

/** Whether a column says to whom money went, and none from whom it came: those are payments that were made. */
export function payeesIn({ kinds, headings }: Columns): boolean {
  return !kinds.includes('from') && headings.some((heading) => PAYEE.test(plainLetters(heading)));
}

function isShort(cell: string): boolean {
  return (
    cell.length <= SORT_MAX.letters && wordsOf(cell).length <= SORT_MAX.words && !/\p{Nd}{4}/u.test(cell)
  );
}

/** Whether a cell says by itself what it means. */
export function isKnown(cell: string): boolean {
  return stateSaid(cell) === 'done' || directionSaid(cell) !== '' || currencyAlone(cell).length > 0;
}

const OF_SIDES =
  /\b(dr|cr|d c|c d|debit|credit|sens|sentido|sign|signe|sinal|indica\w+|flag|direction|in|out|way|part tra?n)\b/;

/** Columns that say which way money went by letters that may stand for anything there, such as C for cheques. */
export function columnsOfLetters(
  { kinds, headings }: Columns,
  rows: readonly Row[],
  sides: ReadonlySet<number>,
): Set<number> {
  const found = kinds.flatMap((kind, index) => {
    const isSide = kind === 'direction' || sides.has(index);
    if (!isSide || OF_SIDES.test(wordsOf(headings[index] ?? '').join(' '))) return [];
    const cells = new Set(rows.flatMap((row) => wordsOf(row.cells[index] ?? '').join(' ') || []));
    const hasLetter = [...cells].some((cell) => /^[a-z]$/.test(cell));
    return hasLetter && !(cells.size === 2 && cells.has('c') && cells.has('d')) ? [index] : [];
  });
  return new Set(found);
}
