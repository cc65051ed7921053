import { decimalsOf } from '#rooms/edition/contract.ts';
import { currenciesNamed } from './statement-currency.ts';
import { type Columns, isMoney } from './statement-headings.ts';
import { directionSaid } from './statement-meanings.ts';

type Cells = readonly string[];

/**
 * Whether the cells of a row stand below the headings that they belong to. They don't where there are more, as if an amount
 * were written '1,500.00' in a file that divides by commas. Without a currency, nothing of an amount can be in the next cell.
 */
export function fitting({ headings, kinds }: Columns, rows: readonly Cells[], currency?: string) {
  const width = Math.max(headings.length, mostCommon(rows.map((cells) => cells.length)));
  const first = headings.findIndex((heading) => heading.trim() !== '');
  const isHeaded = (index: number) => index < first || (headings[index] ?? '').trim() !== '';
  const isMarker = (cell: string) => directionSaid(cell) !== '' || currenciesNamed(cell).length > 0;
  const money = kinds.flatMap((kind, index) => (isMoney(kind) ? [index] : []));
  const written = rows.flatMap((cells) => money.map((index) => cells[index]?.trim() ?? ''));
  const hasThousands =
    currency === undefined ||
    written.some((cell) => cell.replace(/[.,]\d{1,2}\D*$/, '').replace(/\D/g, '').length > 3);
  const hasDecimals =
    currency === undefined ||
    decimalsOf(currency) === 0 ||
    written.some((cell) => /\d[.,]\d{1,2}\D*$/.test(cell));
  const isSplit = (cell = '', next = '') =>
    (currency !== undefined && /^[-+(]?[1-9]\d{0,2}$/.test(cell) && /^\d{3}[.,]\d+\)?$/.test(next)) ||
    (!hasThousands && /^[-+(]?[1-9]\d{0,2}$/.test(cell) && /^\d{3}([.,]\d+)?\)?$/.test(next)) ||
    (!hasDecimals && /^[-+(]?\d[\d .]*$/.test(cell) && /^\d{2}\)?$/.test(next));
  return (cells: Cells): boolean =>
    cells.length <= width &&
    !(currency !== undefined && cells.some(isUnclosed)) &&
    cells.every((cell, index) => cell.trim() === '' || isHeaded(index) || isMarker(cell)) &&
    !money.some((index) => isSplit(cells[index]?.trim(), cells[index + 1]?.trim()));
}

function mostCommon(counts: readonly number[]): number {
  const groups = [...Map.groupBy(counts, (count) => count).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? 0;
}

/** Whether a quote isn't closed, which makes one cell of several, or of several rows. */
function isUnclosed(cell: string): boolean {
  return /^"[^"]*$/.test(cell) || (/[\r\n]/.test(cell) && /[,;\t]/.test(cell));
}
