import type { Services } from '#platform/server/http/context.ts';
import { type KeptCalls, REPLY_HEADERS } from '#platform/server/http/mount-calls.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import type { PageCache } from '#platform/server/pages/page-cache.ts';
import { holdsUntil } from './holds-until.ts';

/** Keeps the replies of public calls exactly as the pages are kept that show the same data. */
export function keepCalls(services: Services, cache: PageCache): KeptCalls {
  return (c, call, write) => {
    const now = services.clock.now();
    return cache.answer(c, { key: `call ${call.name}`, now, isDated: true }, async () => ({
      text: await write(visitorContext(services, c.req.raw, c.env)),
      headers: REPLY_HEADERS,
      status: 200,
      validUntil: await holdsUntil(services.store.database, now, undefined),
    }));
  };
}
