import { currencyAlone } from './statement-currency.ts';
import type { Row } from './statement-facts.ts';
import { type Columns, describes } from './statement-headings.ts';
import { directionSaid, stateSaid, wordsOf } from './statement-meanings.ts';

/** Distinct words of a column that sorts payments; of more rows, a share. */
const SORTS = { least: 3, most: 12, share: 1 / 3 };
/** Longer cells describe a payment. */
const SORT_MAX = { words: 3, letters: 24 };

/** `sides` say nothing but which way money went. */
type UnknownColumns = Readonly<Record<'sides' | 'others', ReadonlySet<number>>>;

/**
 * Columns that sort payments by a few words under a heading that isn't known: they may say which of them arrived. Where most
 * rows have such a word, those without one differ from them.
 */
export function unknownColumns({ kinds, headings }: Columns, rows: readonly Row[]): UnknownColumns {
  const found: Record<keyof UnknownColumns, Set<number>> = { sides: new Set(), others: new Set() };
  for (const [index, kind] of kinds.entries()) {
    const heading = headings[index]?.trim() ?? '';
    if (kind !== '' || heading === '' || describes(heading)) continue;
    const cells = rows.flatMap((row) => row.cells[index]?.trim() || []);
    const several = new Set(cells.map((cell) => wordsOf(cell).join(' ')));
    const most = Math.min(SORTS.most, Math.max(SORTS.least, cells.length * SORTS.share));
    const areSides = cells.length > 0 && cells.every((cell) => directionSaid(cell) !== '');
    const isSorting =
      several.size > 0 && several.size <= most && cells.every(isShort) && cells.some(hasLetters);
    if (areSides) found.sides.add(index);
    else if (isSorting) found.others.add(index);
  }
  return found;
}

function isShort(cell: string): boolean {
  return (
    cell.length <= SORT_MAX.letters && wordsOf(cell).length <= SORT_MAX.words && !/\p{Nd}{4}/u.test(cell)
  );
}

function hasLetters(cell: string): boolean {
  return /\p{L}/u.test(cell);
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
