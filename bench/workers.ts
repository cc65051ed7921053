import type { BuiltServer } from '#testing/built-server.ts';
import { type Load, measureLoad } from './load.ts';
import { median } from './median.ts';

const ROUNDS = 5;
const SECONDS = 2;
const BROWSER = { 'accept-encoding': 'br' };
/** From memory, and through the whole program: a query that no page knows isn't remembered with a range. */
const ASKED: readonly [what: string, path: string, headers: Record<string, string>][] = [
  ['the home page from memory', '/', BROWSER],
  ['the home page through the program', '/', { ...BROWSER, range: 'bytes=0-' }],
];

/** How many pages one process sends a second, and two workers, in turns. */
export async function* measureWorkers(one: BuiltServer, two: BuiltServer): AsyncGenerator<string> {
  for (const [what, path, headers] of ASKED) {
    const [single, both] = [one, two].map(({ url, process }): Load => {
      return { url: url + path, pid: process.pid ?? 0, seconds: SECONDS, headers };
    });
    if (!single || !both) throw new Error('there are no servers');
    const rates = { single: [] as number[], both: [] as number[] };
    await measureLoad(single);
    await measureLoad(both);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.single.push((await measureLoad(single)).perSecond);
      rates.both.push((await measureLoad(both)).perSecond);
    }
    const [ofOne, ofTwo] = [median(rates.single), median(rates.both)];
    yield `${what}: one process ${Math.round(ofOne)} a second, two workers ${Math.round(ofTwo)}: ${(ofTwo / ofOne).toFixed(2)} times as many`;
  }
}
