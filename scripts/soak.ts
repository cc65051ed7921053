import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { buildIsReady } from './soak/build-is-ready.ts';
import { crashPostgres } from './soak/crashes.ts';
import { failOver } from './soak/failover.ts';
import { killProgram } from './soak/kills.ts';
import { crashMails } from './soak/mails.ts';
import type { Outcome } from './soak/outcome.ts';
import { usePooler } from './soak/pooler.ts';
import { forgetProgress } from './soak/progress.ts';
import { rollOver } from './soak/rolling.ts';

const number = (value: number) => ({ type: 'string', default: String(value) }) as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mails: number(10_000),
    kills: number(1_000),
    crashes: number(100),
    requests: number(100_000),
    failover: number(1),
    pgbouncer: number(10),
    rolling: number(1),
    previous: { type: 'string', default: '' },
    fresh: { type: 'boolean', default: false },
  },
});

if (values.fresh) forgetProgress();
await buildIsReady();
const parts: [name: string, run: () => Promise<Outcome | Outcome[]>][] = [
  ['kills', () => killProgram(Number(values.kills))],
  ['crashes', () => crashPostgres(Number(values.crashes))],
  ['requests', () => fuzzCalls(Number(values.requests))],
  ['failover', () => failOver(Number(values.failover))],
  ['pgbouncer', () => usePooler(Number(values.pgbouncer))],
  ['rolling', () => rollOver(values.previous)],
  ['mails', () => crashMails(Number(values.mails))],
];
const outcomes: Outcome[] = [];
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
for (const [name, run] of parts) {
  if (isWanted(name) && Number(values[name as 'kills']) > 0) outcomes.push(...[await run()].flat());
}
console.log('\n| what | result | holds |\n| --- | --- | --- |');
for (const { what, result, holds } of outcomes)
  console.log(`| ${what} | ${result} | ${holds ? 'yes' : '**no**'} |`);
process.exit(outcomes.every(({ holds }) => holds) ? 0 : 1);

/** The calls’ declarations import files that only Vite can load. */
async function fuzzCalls(total: number): Promise<Outcome> {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
  });
  try {
    const fuzzing = (await vite.ssrLoadModule(
      '/scripts/soak/fuzzing.ts',
    )) as typeof import('./soak/fuzzing.ts');
    return await fuzzing.fuzzCalls(total);
  } finally {
    await vite.close();
  }
}
