import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { referencesIn } from './reference.ts';
import { isLikeMoney } from './statement-amount.ts';
import { currencyAlone } from './statement-currency.ts';
import { hasDay } from './statement-day.ts';
import {
  type Columns,
  describes,
  isOfFailure,
  isOfOtherDay,
  isOfSuccess,
  type Row,
} from './statement-headings.ts';
import { directionSaid, isTitleOfState, stateSaid, wordsOf } from './statement-meanings.ts';
import { DESCRIBING, OF_ANYBODY } from './statement-words.ts';

/** Distinct words of a column that sorts payments; of more rows, a share. */
const SORTS = { least: 3, most: 12, share: 1 / 3 };
/** Longer cells describe a payment. */
const SORT_MAX = { words: 3, letters: 24 };

/**
 * `sides` say nothing but which way money went; `notes` only describe by their heading, and perhaps say what became of payments;
 * `amounts` have what may be paid, `counts` of how many one paid. `days` are those that few rows have, `later` those that most have.
 */
type What = 'sides' | 'others' | 'notes' | 'amounts' | 'counts' | 'days' | 'later';

/**
 * Columns that sort payments by a few words under a heading that isn't known, or under none: they may say which of them arrived,
 * also by having none. And those that have other amounts.
 */
export function unknownColumns(
  { kinds, headings }: Columns,
  rows: readonly Row[],
  isBare: boolean,
): Readonly<Record<What, ReadonlySet<number>>> {
  const found: Record<What, Set<number>> = {
    ...{ sides: new Set(), others: new Set(), notes: new Set(), amounts: new Set() },
    ...{ counts: new Set(), days: new Set(), later: new Set() },
  };
  const cellsOf = (index: number) => rows.flatMap((row) => row.cells[index]?.trim() || []);
  const width = Math.max(kinds.length, ...rows.slice(0, WIDTH_OF).map(({ cells }) => cells.length));
  for (let index = 0; index < width; index += 1) {
    if ((kinds[index] ?? '') !== '') continue;
    const cells = cellsOf(index);
    if (cells.length === 0) continue;
    const heading = headings[index] ?? '';
    const isOfFew = cells.length * 2 <= rows.length;
    const isBeside = () =>
      kinds.some((kind, other) => kind === '' && other !== index && namesMore(cellsOf(other), cells));
    const what = whatHas(cells, heading, { isBare, isOfFew }) ?? whatNotes(cells, heading, isBeside);
    if (what) found[what].add(index);
  }
  return found;
}

function whatHas(
  cells: readonly string[],
  heading: string,
  { isBare, isOfFew }: Record<'isBare' | 'isOfFew', boolean>,
): What | undefined {
  const text = wordsOf(heading).join(' ');
  const areFigures = cells.every((cell) => FIGURES.test(cell));
  if (areFigures && OF_COUNT.test(text)) return 'counts';
  const isCost = OF_COST.test(text);
  if (areFigures && !isCost && OF_PRICE.test(text)) return 'amounts';
  if (describes(heading)) return undefined;
  // What only some have may be the day on which it was taken back.
  if (cells.every(hasDay)) return isOfFew ? 'days' : 'later';
  if (cells.every((cell) => directionSaid(cell) !== '')) return 'sides';
  const isHeaded = text !== '' && !isCost;
  if (OF_TOTAL.test(text) || (isHeaded && cells.every(isLikeMoney))) return 'amounts';
  if (isSorting(cells) && !cells.every((cell) => currencyAlone(cell).length > 0)) return 'others';
  const isOfSomething = wordsOf(heading).some((word) => DESCRIBING.has(word));
  return isHeaded && isBare && areFigures && !isOfSomething ? 'amounts' : undefined;
}

function isSorting(cells: readonly string[]): boolean {
  const most = Math.min(SORTS.most, Math.max(SORTS.least, cells.length * SORTS.share));
  return differentIn(cells).size <= most && cells.every(isShort) && !cells.every(isLikeMoney);
}

function differentIn(cells: readonly string[]): Set<string> {
  return new Set(cells.map((cell) => wordsOf(cell).join(' ') || cell));
}

/**
 * What a column that isn't known, or that describes payments, says of what became of them: a third of it says that they arrived, or it has words that sort
 * them, of which one is known. If none is, several rows share each of them under a heading of remarks, and another column says who
 * paid.
 */
function whatNotes(
  cells: readonly string[],
  heading: string,
  isBeside: () => boolean,
): 'others' | 'notes' | undefined {
  // A payer wrote that.
  if (cells.some((cell) => /\d/.test(cell) && referencesIn(cell).length > 0)) return undefined;
  const done = cells.filter((cell) => stateSaid(cell) === 'done').length;
  if (done >= cells.length * SORTS.share) return 'others';
  if (!isSorting(cells) || cells.some((cell) => /\d/.test(cell))) return undefined;
  if (done > 0) return 'others';
  if (cells.some((cell) => stateSaid(cell) === 'failed' || isTitleOfState(cell))) return 'notes';
  const areShared = cells.length >= differentIn(cells).size * SHARED_LEAST;
  return areShared && OF_REMARKS.test(wordsOf(heading).join(' ')) && isBeside() ? 'notes' : undefined;
}

/** Rows for each word, of which none is known. */
const SHARED_LEAST = 2;
const OF_REMARKS =
  /\b(remarks?|notes?|notas?|comments?|commentaires?|comentarios?|observations?|observac(ao|oes)|obs|memo|messages?|mensage(m|ns)|infos?|informations?|informac(ao|oes)|information|reason|motifs?|motivos?)\b/;

/** Whether a column names more than another one does. */
function namesMore(cells: readonly string[], others: readonly string[]): boolean {
  const names = cells.filter((cell) =>
    wordsOf(cell).some((word) => !/\d/.test(word) && !OF_ANYBODY.has(word)),
  );
  return differentIn(names).size > differentIn(others).size;
}

/** Whether remarks say nothing of what became of a payment: what banks or events say of anybody's, or that all is well. */
export function isUsual(cell: string): boolean {
  return cell === '' || isKnown(cell) || wordsOf(cell).every((word) => OF_ANYBODY.has(word));
}

/** So many rows show how wide a table is. */
const WIDTH_OF = 200;
const FIGURES = /^[^\p{L}\d]*\d[\d., '’]*$/u;
/** What it cost, which nobody else gets, and what is there. */
const OF_COST =
  /\b(balances?|bal|soldes?|saldos?|cumul\w*|running|fees?|charges?|tax|vat|levy|levies|frais|commissions?|tva|taxas?|comissao|iva|net|rate|taux|taxa)\b/;
const OF_TOTAL = /\b(total|ttc)\b/;
const OF_PRICE =
  /\b(total|ttc|prices?|prix|precos?|tarifs?|tarifas?|amounts?|amt|montants?|montantes?|somme|valor|valores|cost|cout|custo)\b/;
const OF_COUNT =
  /^((number|no|nr|num|nombre|nb|numero) (of |de |d )?)?(qty|qte|qtd|quantity|quantite|quantidade|tickets|places|seats|billets|bilhetes|lugares|units|pieces)$/;

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

/** Whether a column says to whom money went, and none from whom it came: those may be payments that were made. */
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
