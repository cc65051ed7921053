import type { MiddlewareHandler } from 'hono';
import { type Config, isHttps } from '../config.ts';

/** A year, for this host and all below it. */
const POLICY = 'max-age=31536000; includeSubDomains';

/** Makes browsers use https alone from the first visit on, if the site is served over https. */
export function strictTransport(config: Config): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (isHttps(config)) c.res.headers.set('strict-transport-security', POLICY);
  };
}
