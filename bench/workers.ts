import type { BuiltServer } from '#testing/built-server.ts';
import { medianOf } from './compare.ts';
import { type Load, type Measured, measureLoad } from './load.ts';
import { compareWithSharesToo } from './processor-share.ts';
import { childrenOf } from './processor-time.ts';

const ROUNDS = 5;
const SECONDS = 2;
const BROWSER = { 'accept-encoding': 'br' };
/** From memory, and through the whole program, which answers a page that is asked for in parts. */
const ASKED: readonly [what: string, path: string, headers: Record<string, string>][] = [
  ['the home page from memory', '/', BROWSER],
  ['the home page through the program', '/', { ...BROWSER, range: 'bytes=0-' }],
];

/**
 * How many pages one process sends a second, and two workers; then the same with processors of their own, because the
 * generator runs on the same ones.
 */
export function measureWorkers(one: BuiltServer, two: BuiltServer): AsyncGenerator<string> {
  const [single = 0, both = 0] = [one, two].map(({ process }) => process.pid);
  return compareWithSharesToo([single, ...childrenOf(both)], () => compare(one, two));
}

/** In turns. */
async function* compare(one: BuiltServer, two: BuiltServer): AsyncGenerator<string> {
  for (const [what, path, headers] of ASKED) {
    const [single, both] = [one, two].map(({ url, process }): Load => {
      return { url: url + path, pid: process.pid ?? 0, seconds: SECONDS, headers };
    });
    if (!single || !both) throw new Error('there are no servers');
    const rounds = { single: [] as Measured[], both: [] as Measured[] };
    await measureLoad(single);
    await measureLoad(both);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.single.push(await measureLoad(single));
      rounds.both.push(await measureLoad(both));
    }
    const [ofOne, ofTwo] = [medianOf(rounds.single), medianOf(rounds.both)];
    const times = (ofTwo.perSecond / ofOne.perSecond).toFixed(2);
    yield `${what}: one process ${describe(ofOne)}, two workers ${describe(ofTwo)}: ${times} times as many`;
  }
}

function describe({ perSecond, processorUs }: Pick<Measured, 'perSecond' | 'processorUs'>): string {
  return `${Math.round(perSecond)} a second (${processorUs.toFixed(1)} µs each)`;
}
