import type { MiddlewareHandler } from 'hono';
import type { Health } from '../health.ts';
import { newId } from '../identifier.ts';
import type { Log } from '../log.ts';

/**
 * Gives each request an id, which its answer carries, and logs how it went: the path without its query,
 * which may hold what a person typed.
 */
export function logRequests(log: Log, health: Health): MiddlewareHandler {
  return async (c, next) => {
    const requestId = newId();
    const started = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    if (health.stopping) c.res.headers.set('connection', 'close');
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'answered');
  };
}
