import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Health } from '../health.ts';
import type { Log } from '../log.ts';

const REQUEST_ID = 'requestId';

/** The log for one request: each line carries the id that is sent with the response. */
export function requestLog(c: Context, log: Log): Log {
  return log.child({ requestId: c.get(REQUEST_ID) });
}

/**
 * Gives each request an id, which is sent with the response, and logs the outcome. The path is logged without
 * its query, which may contain what a person typed.
 */
export function logRequests(log: Log, health: Health): MiddlewareHandler {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set(REQUEST_ID, requestId);
    const started = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    if (health.stopping) c.res.headers.set('connection', 'close');
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'answered');
  };
}
