import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const SELF = "'self'";
/** The map on the contact page is the one thing that a page shows from elsewhere. */
const MAP = 'https://www.openstreetmap.org';

/** What browsers may do with our pages: everything comes from this site, nothing inline runs. */
export function securityHeaders(config: Config, relaxed: boolean): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: relaxed
      ? undefined
      : {
          defaultSrc: [SELF],
          imgSrc: [SELF, 'data:', 'blob:'],
          frameSrc: [MAP],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: [SELF],
          frameAncestors: ["'none'"],
        },
    strictTransportSecurity: config.publicUrl.startsWith('https:') && 'max-age=31536000',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}
