import { type Load, type Measured, measureProcessorTime } from './load.ts';
import { median } from './median.ts';

const ROUNDS = 5;
const WARM_UP_SECONDS = 1;

export interface Comparison {
  ours: Measured;
  raw: Measured;
  /** How much of our processor time the baseline would need too: 1 is as fast as it. */
  ratio: number;
}

/**
 * Measures our server and the baseline alternately, so that other load on the machine affects both, and
 * returns the medians.
 */
export async function compare(ours: Load, raw: Load): Promise<Comparison> {
  const measured: Record<'ours' | 'raw', Measured[]> = { ours: [], raw: [] };
  await measureProcessorTime({ ...ours, seconds: WARM_UP_SECONDS });
  await measureProcessorTime({ ...raw, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.ours.push(await measureProcessorTime(ours));
    measured.raw.push(await measureProcessorTime(raw));
  }
  const medians = { ours: medianOf(measured.ours), raw: medianOf(measured.raw) };
  return { ...medians, ratio: medians.raw.processorUs / medians.ours.processorUs };
}

export function medianOf(rounds: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(rounds.map((round) => round[name]));
  return {
    processorUs: of('processorUs'),
    generatorUs: of('generatorUs'),
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
  };
}
