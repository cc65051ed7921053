import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/project-root.ts';
import { MAIL, ON_POSTGRES } from './on-postgres.ts';
import { readCosts } from './postgres-results.ts';

const PAGE = fromRoot('docs/scale.md');
const COSTS = '| | 1 instance | 2 | 4 | PostgreSQL |';
const CROWDS = '| | requests a second | the program | PostgreSQL |';

/** Puts what was measured and what follows from it into the documentation. */
export function writeScalePage(crowds: readonly string[]): void {
  writeFileSync(PAGE, withTable(withTable(readScalePage(), COSTS, costRows()), CROWDS, crowds));
}

export function readScalePage(): string {
  return readFileSync(PAGE, 'utf8');
}

/** What was measured, as rows of a table: of the program with each number of instances, then of PostgreSQL. */
export function costRows(): string[] {
  const costs = readCosts();
  const names = [...Object.values(ON_POSTGRES).flatMap((part) => Object.keys(part)), MAIL];
  return names.map((what) => {
    const measured = costs[what] ?? [];
    const cells = measured.map(
      ({ programUs, perSecond }) => `${inThousands(programUs)} µs (${inThousands(perSecond)})`,
    );
    return rowOf(what, ...cells, rangeOf(measured.map(({ postgresUs }) => postgresUs)));
  });
}

export function rowOf(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function inThousands(number: number): string {
  return Math.round(number).toLocaleString('en-GB');
}

function rangeOf(microseconds: readonly number[]): string {
  const [least, most] = [Math.min(...microseconds), Math.max(...microseconds)].map(inThousands);
  return least === most ? `${least} µs` : `${least} to ${most} µs`;
}

function withTable(page: string, header: string, rows: readonly string[]): string {
  const [before, after] = page.split(`${header}\n`);
  if (after === undefined) throw new Error(`docs/scale.md has no table ${header}`);
  const [ruler = '', ...lines] = after.split('\n');
  const rest = lines.slice(lines.findIndex((line) => !line.startsWith('|')));
  return [`${before}${header}`, ruler, ...rows, ...rest].join('\n');
}
