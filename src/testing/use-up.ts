import { hashKey } from '#platform/server/bounded-limiter.ts';
import { addTaken } from '#platform/server/database/shared-limits.ts';
import { LIMITS, type Limit } from '#platform/server/limits.ts';
import type { TestApp } from './app.ts';

/** Takes all but so much of the quota that all visitors share, without doing what takes them. */
export async function useUp({ store }: TestApp, limit: Limit, left: number): Promise<void> {
  const { quota, duration } = LIMITS[limit];
  const until = new Date(Date.now() + duration * 1000).toISOString();
  const row = { key: hashKey(`${limit} `), points: quota - left, until };
  await store.write((database) => addTaken(database, [row], new Date().toISOString()));
}
