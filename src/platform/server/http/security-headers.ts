import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const SELF = "'self'";

interface Options {
  /** For development: no content security policy, because the sources need inline scripts. */
  relaxed: boolean;
  /** The other sites that a page may embed. */
  frames: readonly string[];
  /** The only scripts that a page may contain. */
  inlineScripts: readonly string[];
  /** Beginnings of the addresses whose content other sites may show, such as previews of shared pages. */
  embeddable: readonly string[];
}

/** Restricts our pages to content from this site, and to the inline scripts that are named. */
export function securityHeaders(
  config: Config,
  { relaxed, frames, inlineScripts, embeddable }: Options,
): MiddlewareHandler {
  const headers = {
    ...(!relaxed && { contentSecurityPolicy: pagePolicy(frames, inlineScripts) }),
    strictTransportSecurity: config.publicUrl.startsWith('https:') && 'max-age=31536000',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  };
  const closed = secureHeaders(headers);
  const open = secureHeaders({ ...headers, crossOriginResourcePolicy: 'cross-origin' });
  return (c, next) => (embeddable.some((start) => c.req.path.startsWith(start)) ? open : closed)(c, next);
}

function pagePolicy(frames: readonly string[], inlineScripts: readonly string[]) {
  return {
    defaultSrc: [SELF],
    scriptSrc: [SELF, ...inlineScripts.map(hashSource)],
    imgSrc: [SELF, 'data:', 'blob:'],
    frameSrc: [...frames],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: [SELF],
    frameAncestors: ["'none'"],
  };
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}
