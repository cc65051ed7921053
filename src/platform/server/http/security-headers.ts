import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const SELF = "'self'";
const NOTHING = "'none'";

interface Options {
  /** For development: no content security policy, because the sources need inline scripts. */
  relaxed: boolean;
  /** What a page may embed from other sites, by its path. All other pages embed nothing. */
  frames: Readonly<Record<string, string>>;
}

/** Restricts our pages to content from this site and forbids inline scripts. */
export function securityHeaders(config: Config, { relaxed, frames }: Options): MiddlewareHandler {
  const restrictedTo = (frame: string) =>
    secureHeaders({
      ...(!relaxed && { contentSecurityPolicy: pagePolicy(frame) }),
      strictTransportSecurity: config.publicUrl.startsWith('https:') && 'max-age=31536000',
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      xXssProtection: false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    });
  const usual = restrictedTo(NOTHING);
  const special = new Map(Object.entries(frames).map(([path, frame]) => [path, restrictedTo(frame)]));
  return (c, next) => (special.get(c.req.path.replace(/(?<=.)\/$/, '')) ?? usual)(c, next);
}

function pagePolicy(frame: string) {
  return {
    defaultSrc: [SELF],
    imgSrc: [SELF, 'data:', 'blob:'],
    frameSrc: [frame],
    objectSrc: [NOTHING],
    baseUri: [NOTHING],
    formAction: [SELF],
    frameAncestors: [NOTHING],
  };
}
