import type { BuiltServer } from '#testing/built-server.ts';
import { medianOf } from './compare.ts';
import { type Load, type Measured, measureLoad } from './load.ts';

const ROUNDS = 5;
const SECONDS = 2;
/** As it is repeated, and through the whole program, which answers an address with a query that it doesn't know. */
const PATHS = { 'the home page repeated': '/', 'the home page through the program': '/?through=program' };

/** How many pages one process sends a second, and two workers, in turns. */
export async function* measureWorkers(one: BuiltServer, two: BuiltServer): AsyncGenerator<string> {
  for (const [what, path] of Object.entries(PATHS)) {
    const single = loadOf(one, path);
    const both = loadOf(two, path);
    await measureLoad(single);
    await measureLoad(both);
    const rounds = { single: [] as Measured[], both: [] as Measured[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.single.push(await measureLoad(single));
      rounds.both.push(await measureLoad(both));
    }
    const [ofOne, ofTwo] = [medianOf(rounds.single), medianOf(rounds.both)];
    const times = (ofTwo.perSecond / ofOne.perSecond).toFixed(2);
    yield `${what}: one process ${describe(ofOne)}, two workers ${describe(ofTwo)}: ${times} times as many`;
  }
}

function loadOf({ url, process }: BuiltServer, path: string): Load {
  return { url: url + path, pid: process.pid ?? 0, seconds: SECONDS, headers: { 'accept-encoding': 'br' } };
}

function describe({ perSecond, processorUs }: Measured): string {
  return `${Math.round(perSecond)} a second (${processorUs.toFixed(1)} µs each)`;
}
