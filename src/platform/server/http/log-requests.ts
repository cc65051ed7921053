import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Health } from '../health.ts';
import type { Log } from '../log.ts';

const REQUEST_ID = 'requestId';
export const REQUEST_ID_HEADER = 'x-request-id';

interface Answered {
  requestId: string;
  method: string;
  /** Without the query, which may contain what a person typed. */
  path: string;
  status: number;
}

/** The log for one request: each line carries the id that is sent with the response. */
export function requestLog(c: Context, log: Log): Log {
  return log.child({ requestId: c.get(REQUEST_ID) });
}

/** Gives each request an id, which is sent with the response, and logs the outcome. */
export function logRequests(log: Log, health: Health): MiddlewareHandler {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set(REQUEST_ID, requestId);
    const started = performance.now();
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, requestId);
    if (health.stopping) c.res.headers.set('connection', 'close');
    const { method, path } = c.req;
    logAnswered(log, { requestId, method, path, status: c.res.status }, started);
  };
}

export function logAnswered(log: Log, answered: Answered, started: number): void {
  if (!log.isLevelEnabled('info')) return;
  log.info({ ...answered, ms: Math.round(performance.now() - started) }, 'answered');
}
