import { type Load, requestsPerSecond } from './load.ts';
import { median } from './median.ts';

const ROUNDS = 5;

export interface Comparison {
  ours: number;
  raw: number;
  ratio: number;
}

/**
 * Measures our server and the baseline alternately, so that other load on the machine affects both, and
 * returns the medians.
 */
export async function compare(ours: Load, raw: Load): Promise<Comparison> {
  const measured: { ours: number[]; raw: number[] } = { ours: [], raw: [] };
  await requestsPerSecond({ ...ours, seconds: 1 });
  await requestsPerSecond({ ...raw, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.ours.push(await requestsPerSecond(ours));
    measured.raw.push(await requestsPerSecond(raw));
  }
  const medians = { ours: median(measured.ours), raw: median(measured.raw) };
  return { ...medians, ratio: medians.ours / medians.raw };
}
