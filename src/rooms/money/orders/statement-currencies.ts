import { readMoney } from './statement-amount.ts';
import {
  currenciesLabelled,
  currenciesOfHeading,
  currencyAlone,
  currencyInTitle,
  currencyLabelled,
  isAccountNamed,
  isForeign,
  isScaled,
  oneOf,
} from './statement-currency.ts';
import { hasDay } from './statement-day.ts';
import { isMoney, type Section } from './statement-headings.ts';
import { isSumAlone } from './statement-meanings.ts';

/** The code that words of a currency mean, which may stand among others; '?' if they aren't known. */
export function codeNamed(expected: string) {
  return (word: string) =>
    [word, word.split(/\s*[-–—(,]\s*/)[0] ?? ''].flatMap(
      (one) => oneOf(currenciesLabelled(one), expected) ?? oneOf(currencyInTitle(one), expected) ?? [],
    )[0] ?? '?';
}

/** Columns that have currencies alone, whatever their headings. */
export function columnsOfCurrencies({ columns, rows }: Section): Set<number> {
  const found = columns.kinds.flatMap((kind, index) => {
    const cells = rows.map((row) => row.cells[index]?.trim() ?? '').filter(Boolean);
    const isOf = cells.length > 0 && cells.every((cell) => currencyAlone(cell).length > 0);
    const isWallet =
      isAccountNamed(columns.headings[index] ?? '') && cells.some((cell) => currencyInTitle(cell).length > 0);
    return kind === 'currency' || (kind === '' && (isOf || isWallet)) ? [index] : [];
  });
  return new Set(found);
}

/** What headings, titles and labels say, the nearest to the amounts first. */
export function currenciesOfFile({ above, sheet, columns }: Section, expected: string): string[] {
  const { headings, kinds, currencies } = columns;
  const codeOf = (codes: readonly string[]) => oneOf(codes, expected) ?? '';
  const inHeading = currencies === undefined ? ['?'] : [codeOf(currencies)];
  const inOthers = headings.flatMap((heading, index) =>
    isMoney(kinds[index]) ? codeOf(currenciesOfHeading(heading) ?? []) : [],
  );
  const titles = [sheet, ...above.flatMap(({ cells }) => cells)];
  const inTitles = titles.map((title) =>
    isScaled(title) || isForeign(title) ? '?' : codeOf(currencyInTitle(title)),
  );
  const labelled = above.flatMap(({ cells }) =>
    cells.flatMap((_, index) => {
      const said = currencyLabelled(cells, index);
      return said === undefined ? [] : codeNamed(expected)(said);
    }),
  );
  return [...inHeading, ...labelled, ...inOthers, ...inTitles].filter(Boolean);
}

/** What stands beside sums and balances without a day, which are of the same account. */
export function currenciesOfSums({ columns: { kinds, day }, rows }: Section, expected: string): string[] {
  return rows
    .flatMap(({ cells }) => {
      const isDated = hasDay(cells[day] ?? '');
      const first = cells.find((cell) => cell.trim() !== '') ?? '';
      if (isDated || !isSumAlone(first)) return [];
      return cells.flatMap((cell, index) =>
        isMoney(kinds[index]) ? (readMoney(cell, expected)?.currency ?? '') : '',
      );
    })
    .filter((code) => code !== '' && code !== '?');
}
