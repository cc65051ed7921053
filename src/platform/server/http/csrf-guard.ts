import type { MiddlewareHandler } from 'hono';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Config } from '../config.ts';
import { isSecret } from './secret-addresses.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What browsers call a request that a page of the same origin made, or that the user typed in. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses changes that another site makes a visitor's browser send (CSRF). Browsers send the page's origin
 * with every such request; scripts send none, but don't attach cookies by accident either. The request's own
 * Host is not believed: another site can point a name at this server.
 */
export function csrfGuard({ ownOrigins }: Config): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    // A page that tells nobody its address sends no origin; another site can't know that address.
    const isHidden = origin === 'null' && isSecret(c.req.path);
    const isOwn = origin === undefined || isHidden || ownOrigins.includes(origin);
    const isForeign = !isOwn || (site !== undefined && !OWN_SITES.has(site));
    if (isForeign && !HARMLESS.has(c.req.method)) {
      throw new Refusal('forbidden', say.fromAnotherSite());
    }
    await next();
  };
}
