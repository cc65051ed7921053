import { isAccountNamed } from './statement-currency.ts';
import { daysIn } from './statement-day.ts';
import type { Section } from './statement-headings.ts';

const NUMBER = /\d[\d *x-]{4,}\d|[*x]{2,}\d{3,}/gi;

/** The number of the account that a statement is of, as it stands above the headings or in a column; '' if it isn't said. */
export function accountOf({ above, columns, rows }: Section): string {
  const labelled = above.flatMap(({ cells }) => {
    const text = cells.join(' ');
    return isAccountNamed(text) ? numbersIn(text) : [];
  });
  const inColumns = columns.headings.flatMap((heading, index) => {
    if (columns.kinds[index] !== '' || !isAccountNamed(heading)) return [];
    const cells = new Set(rows.map((row) => row.cells[index]?.trim() ?? '').filter(Boolean));
    return cells.size === 1 ? [...cells].flatMap(numbersIn) : [];
  });
  return [...labelled, ...inColumns][0] ?? '';
}

function numbersIn(text: string): string[] {
  return (text.match(NUMBER) ?? [])
    .filter((number) => daysIn(number).length === 0)
    .map((number) => number.replace(/[ -]/g, '').toUpperCase());
}
