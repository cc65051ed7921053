import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';

/** Dates every answer by the program's clock, so that browsers can go by the same time. */
export function tellTime(clock: Clock): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('date', clock.now().toUTCString());
  };
}
