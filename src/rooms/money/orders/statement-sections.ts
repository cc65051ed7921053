import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { currencyInTitle, isCurrencyLabel } from './statement-currency.ts';
import { hasDay, isDayAlone } from './statement-day.ts';
import { isTold } from './statement-facts.ts';
import {
  type Columns,
  columnsOf,
  findColumns,
  headingsAmong,
  type Row,
  type Section,
} from './statement-headings.ts';
import { isLikeTitle, isSum, isTitleOfState, type Titled, titleSaid, wordsOf } from './statement-meanings.ts';

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
  const repeated = repeatedSentences(rows);
  for (const row of rows.slice(found.to)) {
    const current = sections.at(-1) ?? first;
    if (isDrawn(row)) continue;
    if (isOfPayment(row, current.columns)) {
      current.rows.push(row);
      continue;
    }
    const columns = headingsIn(row, current.columns);
    const titled: Section['titled'] | undefined = columns
      ? undefined
      : (titleIn(row, current.columns) ?? unknownTitle(row, current, repeated));
    if (columns === 'same') continue;
    if (columns === 'unknown')
      sections.push({ ...current, titled: { ...current.titled, isUnknown: true }, rows: [] });
    else if (columns) sections.push({ ...current, columns, rows: [] });
    else if (isOfAccount(row, current.columns))
      sections.push({
        ...current,
        above: [row],
        titled: titled?.isUnknown ? current.titled : (titled ?? current.titled),
        rows: [],
      });
    else if (titled) {
      // 'Reversed' may be about the one above it.
      if (goesOn(row, current.columns) && !OF_SEVERAL.test(row.cells.join(' '))) current.rows.push(row);
      sections.push({ ...current, titled, rows: [] });
    } else current.rows.push(row);
  }
  const last = sections.at(-1) ?? first;
  const isBelow = last.above !== first.above && last.rows.every(({ cells }) => filledIn(cells).length < 2);
  const isOfAll = last.above.some(({ cells }) =>
    cells.some((cell) => OF_ALL.test(plainLetters(cell)) || isCurrencyLabel(cell)),
  );
  return isBelow && isOfAll
    ? sections.map((section) => ({ ...section, above: [...section.above, ...last.above] }))
    : sections;
}

const OF_ALL = /\b(all|amounts?|montants?|valores)\b/;
const OF_SEVERAL =
  /\b(transactions|payments|transfers|op[eé]rations|paiements|virements|pagamentos|movimentos)\b/i;
const MONEY: ReadonlySet<string> = new Set(['amount', 'credit', 'debit']);

/** Whether a row has a day, or figures where amounts are. */
function isOfPayment({ cells }: Row, { kinds, day }: Columns): boolean {
  const hasFigures = cells.some((cell, index) => MONEY.has(kinds[index] ?? '') && /\d/.test(cell));
  const written = cells[day] ?? '';
  const isTitle = filledIn(cells).length === 1 && !isDayAlone(written);
  return hasFigures || (hasDay(written) && !isTitle);
}

/** A row of figures is none of headings, whatever its words are. */
function headingsIn({ cells }: Row, current: Columns): Columns | 'same' | 'unknown' | undefined {
  const textOf = (of: readonly string[]) => of.map((cell) => plainLetters(cell).trim()).join('\n');
  if (textOf(cells) === textOf(current.headings)) return 'same';
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  return columnsOf(cells) ?? (headingsAmong(cells) > 1 ? 'unknown' : undefined);
}

/** What a row says as a title: its first cell stands first, or where no payment is told, or is about several. */
function titleIn({ cells }: Row, { kinds }: Columns): Titled | undefined {
  const [first = -1, ...others] = filledIn(cells);
  const texts = filledIn(cells).map((index) => cells[index] ?? '');
  const all = texts.join(' ');
  const isApart = first === 0 || !isTold(kinds[first]) || OF_SEVERAL.test(all);
  if (others.length > 1 || !isApart)
    return isTitleOfState(all) ? { state: true, direction: false } : undefined;
  return titleSaid(all);
}

/** Below words that aren't known, between payments, nothing is known to have arrived. */
function unknownTitle(
  row: Row,
  { above, titled, columns }: Section,
  repeated: ReadonlySet<string>,
): Section['titled'] | undefined {
  const filled = filledIn(row.cells);
  const texts = filled.map((index) => row.cells[index]?.trim() ?? '');
  const text = texts.join(' ');
  if (filled.length === 0 || goesOn(row, columns) || !isLikeTitle(text) || isSum(texts[0] ?? ''))
    return undefined;
  if (hasDay(text) && isDayAlone(text)) return undefined;
  const isAbove = above.some(
    ({ cells }) => withoutFigures(cells.join('')) === withoutFigures(texts.join('')),
  );
  return isAbove || repeated.has(withoutFigures(texts.join(''))) ? undefined : { ...titled, isUnknown: true };
}

/** Whether all it has may go on with the words of the row above it. */
export function goesOn({ cells }: Pick<Row, 'cells'>, { kinds, headings }: Columns): boolean {
  return filledIn(cells).every((index) => isTold(kinds[index]) && headings[index]?.trim() !== '');
}

/** In words: more are a sentence, which may stand on every page. */
const SENTENCE = 7;

function repeatedSentences(rows: readonly Row[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { cells } of rows) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length !== 1 || wordsOf(filled[0] ?? '').length < SENTENCE) continue;
    const text = withoutFigures(filled[0] ?? '');
    if (seen.has(text)) repeated.add(text);
    seen.add(text);
  }
  return repeated;
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
function isOfAccount(row: Row, columns: Columns): boolean {
  const filled = filledIn(row.cells);
  const [first = '', second = ''] = filled.map((index) => row.cells[index] ?? '');
  if (filled.length > 2 || filled.length === 0 || goesOn(row, columns) || isSum(first)) return false;
  return isCurrencyLabel(first) || currencyInTitle(`${first} ${second}`.trim()).length > 0;
}
