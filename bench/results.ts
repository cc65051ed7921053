import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Comparison } from './compare.ts';
import { isTooLong, type Waits } from './page-waits.ts';

const FILE = fromRoot('bench/results.json');
/** How much worse than recorded a ratio may be before `--check` fails: the same code varies by half of it. */
const MARGIN = 0.2;

type Comparisons = ReadonlyMap<string, Comparison>;

interface Results {
  measuredOn: string;
  machine: ReturnType<typeof machine>;
  ratios: Record<string, number>;
}

export function recordRatios(comparisons: Comparisons): void {
  const results: Results = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: machine(),
    ratios: Object.fromEntries([...comparisons].map(([what, { ratio }]) => [what, Number(ratio.toFixed(2))])),
  };
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
}

/** On what it is measured. */
function machine() {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    sqlite: process.versions.sqlite ?? 'unknown',
  };
}

/**
 * What has become slower than recorded, is measured or recorded alone, or keeps a page waiting, each as a sentence.
 * Only ratios are compared: machines differ.
 */
export function findSlower(comparisons: Comparisons, waits: Waits): string[] {
  const recorded = (JSON.parse(readFileSync(FILE, 'utf8')) as Results).ratios;
  const slower = [...comparisons].flatMap(([what, { ratio }]) => {
    const before = recorded[what];
    if (before === undefined) return [`${what}: ${ratio.toFixed(2)}, not recorded`];
    return ratio >= before * (1 - MARGIN)
      ? []
      : [`${what}: ${ratio.toFixed(2)}, recorded ${before.toFixed(2)}`];
  });
  const missing = Object.keys(recorded).filter((what) => !comparisons.has(what));
  const tooLong = isTooLong(waits) ? [describeWaits(waits)] : [];
  return [...slower, ...missing.map((what) => `${what}: recorded, but not measured`), ...tooLong];
}

export function describeWaits({ p50Ms, p99Ms }: Waits): string {
  return `a page while 32 clients register: half within ${p50Ms.toFixed(1)} ms, 99 % within ${p99Ms.toFixed(1)} ms`;
}

export function describe(what: string, { ours, raw, ratio }: Comparison): string {
  const each = (name: 'processorUs' | 'perSecond') =>
    [ours, raw].map((one) => Math.round(one[name]).toLocaleString('en-GB')).join(' / ');
  return `${what}: ${ratio.toFixed(2)} of raw (${each('processorUs')} µs of processor time, ${each('perSecond')} per second; half within ${ours.p50Ms.toFixed(1)} ms, 99 % within ${ours.p99Ms.toFixed(1)} ms)`;
}
