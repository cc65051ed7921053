import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Cost } from './on-postgres.ts';
import { machine } from './results.ts';

const FILE = fromRoot('bench/results-postgres.json');

interface Results {
  measuredOn: string;
  machine: Record<string, string | number>;
  costs: Record<string, Cost[]>;
}

/** Each piece is measured by itself, so what others have recorded stays. */
export function recordCosts(costs: ReadonlyMap<string, Cost[]>): void {
  const before = existsSync(FILE) ? readCosts() : {};
  const results: Results = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: machine(),
    costs: { ...before, ...Object.fromEntries(costs) },
  };
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
}

export function readCosts(): Results['costs'] {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as Results).costs;
}

export function describeCost(
  what: string,
  { instances, perSecond, programUs, postgresUs, p99Ms }: Cost,
): string {
  const late = p99Ms === undefined ? '' : `, 99 % within ${p99Ms} ms`;
  return `${what}, ${instances} × : ${perSecond} a second${late}; ${programUs} µs of the program, ${postgresUs} µs of PostgreSQL`;
}
