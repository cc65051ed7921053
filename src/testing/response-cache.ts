import type { Config } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { ResponseCache } from '#platform/server/pages/response-cache.ts';

/** A cache without the program. What it holds expires only if that says so. */
export function cacheOf(
  readVersion: () => Promise<string>,
  config: Pick<Config, 'trustedProxies'> = { trustedProxies: 0 },
): ResponseCache {
  const store = { content: { version: () => undefined, invalidate() {}, close() {} } };
  return new ResponseCache(
    {
      config,
      store: store as unknown as ConstructorParameters<typeof ResponseCache>[0]['store'],
      clock: { now: () => new Date('2025-07-01T09:00:00Z') },
      health: { stopping: false },
      log: createLog('silent'),
      nextChange: async () => new Date('2025-07-02T00:00:00Z'),
    },
    readVersion,
  );
}
