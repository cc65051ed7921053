import type { Health } from '#platform/server/health.ts';
import type { Services } from '#platform/server/http/context.ts';
import { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { nextChange } from '#site/server/next-change.ts';

export function createResponseCache(services: Services, health: Health): ResponseCache {
  return new ResponseCache({
    ...services,
    health,
    nextChange: (now) => nextChange(services.store.database, now),
  });
}
