import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { currencyAlone, currencyInTitle, isCurrencyLabel } from './statement-currency.ts';
import { readDays } from './statement-day.ts';
import { isTold, type Row, type Section } from './statement-facts.ts';
import { type Columns, columnsOf, findColumns } from './statement-headings.ts';
import { isLikeTitle, isSum, titleSaid } from './statement-meanings.ts';

/** A file may have several tables or parts with titles, one below the other; each page may repeat the headings. */
export function sectionsOf(
  rows: readonly Row[],
  { sheet, isText }: Pick<Section, 'sheet' | 'isText'>,
): Section[] {
  const found = findColumns(rows.map(({ cells }) => cells));
  if (!found) return [];
  const above = rows.slice(0, found.from);
  const titles = [sheet, ...above.flatMap(({ cells }) => cells)].flatMap((title) => titleSaid(title) ?? []);
  const first: Section & { rows: Row[] } = {
    ...{ above, sheet, isText, columns: found.columns, rows: [] },
    titled: {
      state: titles.some(({ state }) => state),
      direction: titles.some(({ direction }) => direction),
    },
  };
  const sections = [first];
  for (const row of rows.slice(found.to)) {
    const current = sections.at(-1) ?? first;
    if (isDrawn(row)) continue;
    const titled = titleIn(row, current.columns) ?? unknownTitle(row, current);
    // A row of figures is none of headings, whatever its words are.
    const columns = row.cells.some((cell) => /\d/.test(cell)) ? undefined : columnsOf(row.cells);
    if (titled) sections.push({ ...current, titled, rows: [] });
    else if (isOfAccount(row, current.columns)) sections.push({ ...current, above: [row], rows: [] });
    else if (!columns) current.rows.push(row);
    else if (columns.kinds.join() !== current.columns.kinds.join())
      sections.push({ ...current, columns, rows: [] });
  }
  const last = sections.at(-1) ?? first;
  const isBelow = last.above !== first.above && last.rows.every(({ cells }) => filledIn(cells).length < 2);
  const isOfAll = last.above.some(({ cells }) => cells.some((cell) => OF_ALL.test(plainLetters(cell))));
  return isBelow && isOfAll
    ? sections.map((section) => ({ ...section, above: [...section.above, ...last.above] }))
    : sections;
}

const OF_ALL = /\b(all|amounts?|montants?|valores)\b/;
const OF_SEVERAL =
  /\b(transactions|payments|transfers|op[eé]rations|paiements|virements|pagamentos|movimentos)\b/i;

/** What a row says as a title: its only cell stands first, or where no payment is told, or is about several. */
function titleIn({ cells }: Row, { kinds }: Columns) {
  const [only = -1, ...others] = filledIn(cells);
  const isApart = only === 0 || !isTold(kinds[only]) || OF_SEVERAL.test(cells[only] ?? '');
  return others.length > 0 || !isApart ? undefined : titleSaid(cells[only] ?? '');
}

/** Below words that aren't known, between payments, nothing is known to have arrived. */
function unknownTitle(
  { cells }: Row,
  { above, titled, columns: { kinds } }: Section,
): Section['titled'] | undefined {
  const [only = -1, ...others] = filledIn(cells);
  const text = cells[only]?.trim() ?? '';
  if (others.length > 0 || isTold(kinds[only]) || !isLikeTitle(text) || isSum(text)) return undefined;
  if (Object.keys(readDays(text)).length > 0 || isCurrencyLabel(text) || currencyInTitle(text).length > 0)
    return undefined;
  const isRepeated = above.some((row) =>
    row.cells.some((cell) => withoutFigures(cell) === withoutFigures(text)),
  );
  return isRepeated ? undefined : { ...titled, isUnknown: true };
}

/** Whether it is a line made of signs, or numbers its columns. */
function isDrawn({ cells }: Row): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const numbers = filled.map((cell) => /^[([]?(\d{1,2})[)\].]?$/.exec(cell)?.[1]);
  const areCounted = filled.length > 1 && numbers.every((number, index) => Number(number) === index + 1);
  return filled.length > 0 && (areCounted || filled.every((cell) => /^[-=_*~.+|–—]{2,}$/.test(cell)));
}

function withoutFigures(cell: string): string {
  return cell.replace(/[\p{Nd}\s]+/gu, '');
}

/** The columns in which a row has anything. */
function filledIn(cells: Row['cells']): number[] {
  return cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
}

/** Whether the currency of another account is named, between payments. */
function isOfAccount({ cells }: Row, { kinds, day }: Columns): boolean {
  const [first = -1, second, ...others] = filledIn(cells);
  if (others.length > 0 || (first > 0 && isTold(kinds[first]))) return false;
  if (Object.keys(readDays(cells[day] ?? '')).length > 0) return false;
  if (second !== undefined)
    return isCurrencyLabel(cells[first] ?? '') && currencyAlone(cells[second] ?? '').length > 0;
  const only = cells[first] ?? '';
  return isCurrencyLabel(only) || currencyInTitle(only).length > 0;
}
