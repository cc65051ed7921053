import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = "'self'";

interface Options {
  /** For development: no content security policy, because the sources need inline scripts. */
  relaxed: boolean;
  /** The other sites that a page may embed. */
  frames: readonly string[];
}

/** Restricts our pages to content from this site and forbids inline scripts. */
export function securityHeaders({ relaxed, frames }: Options): MiddlewareHandler {
  return secureHeaders({
    ...(!relaxed && { contentSecurityPolicy: pagePolicy(frames) }),
    // Pictures need it too, so it has a handler of its own.
    strictTransportSecurity: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}

function pagePolicy(frames: readonly string[]) {
  return {
    defaultSrc: [SELF],
    imgSrc: [SELF, 'data:', 'blob:'],
    frameSrc: [...frames],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: [SELF],
    frameAncestors: ["'none'"],
  };
}
