import { hashKey } from '#platform/server/bounded-limiter.ts';
import { addPoints } from '#platform/server/database/shared-limits.ts';
import { LIMITS, type Limit } from '#platform/server/limits.ts';
import type { TestApp } from './app.ts';

/** Takes all but so many points of what all visitors share, without doing what takes them. */
export async function useUp({ store }: TestApp, limit: Limit, left: number): Promise<void> {
  const { points, duration } = LIMITS[limit];
  const until = new Date(Date.now() + duration * 1000).toISOString();
  const row = { key: hashKey(`${limit} `), points: points - left, until };
  await store.write((database) => addPoints(database, [row], new Date().toISOString()));
}
