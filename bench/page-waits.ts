import { setTimeout as wait } from 'node:timers/promises';
import { rawGet } from '#testing/raw-get.ts';
import { type Load, measureLoad } from './load.ts';
import { median } from './median.ts';

const APART_MS = 5;
const BROWSER = { 'accept-encoding': 'br' };
/** What somebody who opens a page doesn't notice. */
const LIMITS: Waits = { p50Ms: 5, p99Ms: 25 };

/** How long a page took: half of the times, and 99 of 100. */
export interface Waits {
  p50Ms: number;
  p99Ms: number;
}

/** How long a page takes while the server is under load. */
export async function measureWaits(page: string, load: Load): Promise<Waits> {
  const times: number[] = [];
  let isOver = false;
  const loading = measureLoad(load).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const asked = performance.now();
    await rawGet(page, BROWSER);
    times.push(performance.now() - asked);
    await wait(APART_MS);
  }
  await loading;
  const sorted = times.toSorted((one, other) => one - other);
  return { p50Ms: median(times), p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

export function isTooLong({ p50Ms, p99Ms }: Waits): boolean {
  return p50Ms > LIMITS.p50Ms || p99Ms > LIMITS.p99Ms;
}
