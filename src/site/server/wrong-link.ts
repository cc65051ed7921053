import type { Context } from 'hono';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import { LimitReached } from '#platform/server/bounded-limiter.ts';
import type { Services } from '#platform/server/http/context.ts';
import { clientAddress } from '#platform/server/http/request-context.ts';

/**
 * The page of an address that leads to nobody's page or preview. Whoever tries many is told to wait; an address that
 * leads somewhere is never counted, so nobody can close it to others of their network.
 */
export async function answerWrongLink(c: Context, services: Services): Promise<Response> {
  const missing = await c.notFound();
  try {
    await services.limits.take('wrongLinksFromNetwork', clientAddress(services, c.req.raw, c.env));
    return missing;
  } catch (thrown) {
    if (!(thrown instanceof LimitReached)) throw thrown;
    const headers = new Headers(missing.headers);
    headers.set('retry-after', String(thrown.waitSeconds));
    return new Response(missing.body, { status: REFUSAL_STATUS['too-many'], headers });
  }
}
