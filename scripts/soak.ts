import { parseArgs } from 'node:util';
import { crashPostgres } from './soak/crashes.ts';
import { letPeopleIn } from './soak/door-day.ts';
import { failOver } from './soak/failover.ts';
import type { Outcome } from './soak/found.ts';
import { killProgram } from './soak/kills.ts';
import { sellThrough } from './soak/sales.ts';
import { runProgram } from './steps/run-program.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '1000' },
    crashes: { type: 'string', default: '100' },
    people: { type: 'string', default: '500' },
    phones: { type: 'string', default: '3' },
  },
});
const PARTS: Record<string, () => Promise<Outcome[]>> = {
  kills: () => killProgram(Number(values.kills)),
  crashes: () => crashPostgres(Number(values.crashes)),
  sales: () => sellThrough(Number(values.kills), Number(values.crashes)),
  failover: failOver,
  door: () => letPeopleIn({ people: Number(values.people), phones: Number(values.phones) }),
};

if (!(await runProgram('node', ['scripts/task.mjs', 'build']))) process.exit(1);
const outcomes: Outcome[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (positionals.length === 0 || positionals.includes(name)) outcomes.push(...(await run()));
}
console.log('\n| what | result | holds |\n| --- | --- | --- |');
for (const { what, result, holds } of outcomes)
  console.log(`| ${what} | ${result} | ${holds ? 'yes' : '**no**'} |`);
process.exit(outcomes.every(({ holds }) => holds) ? 0 : 1);
