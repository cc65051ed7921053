import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

/** A warning for each request would fill the log; a single one would be gone when the log is rotated. */
const AGAIN_MS = 24 * 60 * 60 * 1000;

/** Says in the log, once a day, that requests come through a proxy which TRUST_PROXY doesn't count. */
export function warnOfProxy({ trustedProxies }: Config, log: Log): MiddlewareHandler {
  let quietUntil = 0;
  return async (c, next) => {
    if (trustedProxies === 0 && c.req.header('x-forwarded-for') !== undefined && Date.now() >= quietUntil) {
      quietUntil = Date.now() + AGAIN_MS;
      log.warn(
        'X-Forwarded-For arrives while TRUST_PROXY is 0: if a proxy is in front, all visitors count as one and are locked out together; set TRUST_PROXY to the number of proxies',
      );
    }
    await next();
  };
}
