import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Comparison } from './compare.ts';
import { isTooLong, type Waits } from './page-waits.ts';

const FILE = fromRoot('bench/results.json');
/** How much worse than recorded a ratio may be before `--check` fails: the same code varies by half of it. */
const MARGIN = 0.2;

type Comparisons = ReadonlyMap<string, Comparison>;
type Costs = ReadonlyMap<string, number>;

/** The best that was ever measured of each, so that nothing becomes slower little by little. */
interface Results {
  measuredOn: string;
  machine: ReturnType<typeof machine>;
  ratios: Record<string, number>;
  /** Milliseconds of processor time that a large site needs for what is asked of it. */
  costs: Record<string, number>;
}

export function recordRatios(comparisons: Comparisons): void {
  const measured = new Map([...comparisons].map(([what, { ratio }]) => [what, Number(ratio.toFixed(2))]));
  record({ ratios: keepBest(readResults().ratios, measured, Math.max) });
}

export function recordCosts(costs: Costs): void {
  const measured = new Map([...costs].map(([what, ms]) => [what, Number(ms.toFixed(1))]));
  record({ costs: keepBest(recordedCosts(), measured, Math.min) });
}

/** The better of what was recorded and is measured now. */
export function keepBest(
  recorded: Readonly<Record<string, number>>,
  measured: ReadonlyMap<string, number>,
  better: (one: number, other: number) => number,
): Record<string, number> {
  return Object.fromEntries(
    [...measured].map(([what, value]) => [what, better(value, recorded[what] ?? value)]),
  );
}

/** Those of this kind of machine. */
export function recordedCosts(): Readonly<Record<string, number>> {
  const { costs, machine: before } = readResults();
  const { processor, node } = machine();
  return before.processor === processor && before.node === node ? costs : {};
}

/** What costs more than the best that is recorded, each as a sentence. */
export function findCostlier(
  costs: Costs,
  { recorded, noiseMs }: { recorded: Readonly<Record<string, number>>; noiseMs: number },
): string[] {
  return [...costs].flatMap(([what, ms]) => {
    const before = recorded[what];
    return before === undefined || ms <= before * (1 + MARGIN) + noiseMs
      ? []
      : [`${what}: ${ms.toFixed(1)} ms, recorded ${before.toFixed(1)}`];
  });
}

function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

function record(measured: Partial<Results>): void {
  const measuredOn = new Date().toISOString().slice(0, 10);
  const results: Results = { ...readResults(), measuredOn, machine: machine(), ...measured };
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
  const recorded = readResults().ratios;
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
  const speed =
    ours.generatorUs > ours.processorUs
      ? 'the generator was the slower one'
      : `${each('perSecond')} per second; half within ${ours.p50Ms.toFixed(1)} ms, 99 % within ${ours.p99Ms.toFixed(1)} ms`;
  return `${what}: ${ratio.toFixed(2)} of raw (${each('processorUs')} µs of processor time; ${speed})`;
}
