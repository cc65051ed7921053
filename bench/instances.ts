import { addAttendee } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { type Load, measureLoad } from './load.ts';
import { median } from './median.ts';
import { compareWithSharesToo } from './processor-share.ts';
import { processorTime } from './processor-time.ts';

const ROUNDS = 5;
const SECONDS = 3;

interface Round {
  perSecond: number;
  p99Ms: number;
  /** Microseconds of processor time for each registration, of the instances and of PostgreSQL. */
  instancesUs: number;
  databaseUs: number;
}

/**
 * How many registrations a second one instance takes, and two together on the same database; and what of it takes the
 * processors' time. Then the same with processors of their own, so that two don't get more of the machine's than it has.
 */
export async function* measureInstances(
  one: BuiltServer,
  other: BuiltServer,
  database: { pid: number },
): AsyncGenerator<string> {
  const loads = [one, other].map(loadOf);
  await Promise.all(loads.map(measureLoad));
  const pids = loads.map(({ pid }) => pid);
  yield* compareWithSharesToo(pids, () => compare(loads, database));
}

/** In turns. */
async function* compare(loads: readonly Load[], database: { pid: number }): AsyncGenerator<string> {
  const single: Round[] = [];
  const both: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    single.push(await measureRound(loads.slice(0, 1), database));
    both.push(await measureRound(loads, database));
  }
  yield describe('one instance', single);
  yield describe('two instances', both);
  const ratio = middle(both, 'perSecond') / middle(single, 'perSecond');
  yield `two take ${ratio.toFixed(2)} times as many as one`;
}

async function measureRound(loads: readonly Load[], { pid }: { pid: number }): Promise<Round> {
  const before = processorTime(pid);
  const measured = await Promise.all(loads.map(measureLoad));
  const perSecond = measured.reduce((sum, load) => sum + load.perSecond, 0);
  const weighed = measured.reduce((sum, load) => sum + load.processorUs * load.perSecond, 0);
  return {
    perSecond,
    p99Ms: Math.max(...measured.map(({ p99Ms }) => p99Ms)),
    instancesUs: weighed / perSecond,
    databaseUs: ((processorTime(pid) - before) / (perSecond * SECONDS)) * 1e6,
  };
}

function describe(who: string, rounds: readonly Round[]): string {
  const [perSecond, p99Ms, instances, database] = (
    ['perSecond', 'p99Ms', 'instancesUs', 'databaseUs'] as const
  ).map((of) => Math.round(middle(rounds, of)));
  return `${who}: ${perSecond} registrations a second on PostgreSQL, 99 % within ${p99Ms} ms; each takes ${instances} µs of the program’s processor time and ${database} µs of PostgreSQL’s`;
}

function middle(rounds: readonly Round[], of: keyof Round): number {
  return median(rounds.map((round) => round[of]));
}

function loadOf({ url, process }: BuiltServer, instance: number): Load {
  return {
    url: url + callAddress(addAttendee),
    pid: process.pid ?? 0,
    seconds: SECONDS,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleRegistration({ email: `${instance}.[<id>]@attendees.example` })),
  };
}
