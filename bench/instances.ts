import { addAttendee } from '#features/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { type Load, type Measured, measureLoad } from './load.ts';
import { median } from './median.ts';

const ROUNDS = 5;
const SECONDS = 3;

/** How many registrations a second one instance takes, and two together on the same database. In turns. */
export async function measureInstances(one: BuiltServer, other: BuiltServer): Promise<string> {
  const loads = [one, other].map(loadOf);
  const [alone] = loads;
  if (!alone) throw new Error('there is no instance');
  await Promise.all(loads.map(measureLoad));
  const single: Measured[] = [];
  const both: Measured[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    single.push(await measureLoad(alone));
    both.push(await Promise.all(loads.map(measureLoad)));
  }
  const ofOne = median(single.map(({ perSecond }) => perSecond));
  const ofBoth = median(both.map((round) => round.reduce((sum, { perSecond }) => sum + perSecond, 0)));
  const wait = median(both.flat().map(({ p99Ms }) => p99Ms));
  return `registrations a second on PostgreSQL: one instance ${Math.round(ofOne)} (99 % within ${Math.round(median(single.map(({ p99Ms }) => p99Ms)))} ms), two ${Math.round(ofBoth)} (${Math.round(wait)} ms): ${(ofBoth / ofOne).toFixed(2)} times as many`;
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
