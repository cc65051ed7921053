import type { MiddlewareHandler } from 'hono';
import { type Config, isHttps } from '../config.ts';

/** A year. */
const POLICY = 'max-age=31536000';
/** Others below this host may serve something else, so only if asked for. */
const POLICY_WITH_SUBDOMAINS = `${POLICY}; includeSubDomains`;

/** Makes browsers use https alone from the first visit on, if the site is served over https. */
export function strictTransport(config: Config): MiddlewareHandler {
  const policy = config.strictSubdomains ? POLICY_WITH_SUBDOMAINS : POLICY;
  return async (c, next) => {
    await next();
    if (isHttps(config)) c.res.headers.set('strict-transport-security', policy);
  };
}
