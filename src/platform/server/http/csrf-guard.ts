import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../contract/refusal.ts';
import type { Config } from '../config.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site's page makes a visitor's browser send (CSRF). Browsers name the page's
 * origin with every such request; scripts name none and bring no cookie by accident.
 */
export function csrfGuard({ publicUrl }: Config): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const own = [publicUrl, new URL(c.req.url).origin];
    if (origin !== undefined && !HARMLESS.has(c.req.method) && !own.includes(origin)) {
      throw new Refusal('forbidden', 'This was sent from another site. Please use the form on our own page.');
    }
    await next();
  };
}
