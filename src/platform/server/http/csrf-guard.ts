import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../contract/refusal.ts';
import type { Config } from '../config.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site makes a visitor's browser send (CSRF). Browsers send the page's origin
 * with every such request; scripts send none, but don't attach cookies by accident either.
 */
export function csrfGuard({ publicUrl }: Config): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const own = [publicUrl, new URL(c.req.url).origin];
    if (origin !== undefined && !HARMLESS.has(c.req.method) && !own.includes(origin)) {
      throw new Refusal('forbidden', 'This was sent from another site. Please use the form on our own site.');
    }
    await next();
  };
}
