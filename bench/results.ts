import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Comparison } from './compare.ts';

const FILE = fromRoot('bench/results.json');
/** How much worse than recorded a ratio may be before `--check` fails: the same code varies by half of it. */
const MARGIN = 0.2;

type Comparisons = ReadonlyMap<string, Comparison>;

interface Results {
  measuredOn: string;
  machine: Record<string, string | number>;
  comparisons: Record<string, Comparison>;
}

export function recordResults(comparisons: Comparisons): void {
  const results: Results = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      sqlite: process.versions.sqlite ?? 'unknown',
    },
    comparisons: Object.fromEntries(comparisons),
  };
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
}

/** What has become slower than recorded, each as a sentence. Only ratios are compared: machines differ. */
export function findSlower(comparisons: Comparisons): string[] {
  const recorded = (JSON.parse(readFileSync(FILE, 'utf8')) as Results).comparisons;
  return [...comparisons].flatMap(([what, { ratio }]) => {
    const before = recorded[what]?.ratio ?? 0;
    return ratio >= before * (1 - MARGIN)
      ? []
      : [`${what}: ${ratio.toFixed(2)}, recorded ${before.toFixed(2)}`];
  });
}

export function describe(what: string, { ours, raw, ratio }: Comparison): string {
  const each = (name: 'processorUs' | 'perSecond') =>
    [ours, raw].map((one) => Math.round(one[name]).toLocaleString('en-GB')).join(' / ');
  return `${what}: ${ratio.toFixed(2)} of raw (${each('processorUs')} µs of processor time, ${each('perSecond')} per second; half within ${ours.p50Ms.toFixed(1)} ms, 99 % within ${ours.p99Ms.toFixed(1)} ms)`;
}
