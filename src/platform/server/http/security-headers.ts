import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = "'self'";
const NOTHING = "'none'";

interface Options {
  /** For development: no content security policy, because the sources need inline scripts. */
  relaxed: boolean;
  /** The only scripts that a page may contain. */
  inlineScripts: readonly string[];
  /** What a page may embed from other sites, by its path. All other pages embed nothing. */
  frames: Readonly<Record<string, string>>;
  /** Beginnings of the addresses whose content other sites may show, such as previews of shared pages. */
  embeddable: readonly string[];
  /** The beginning of the addresses whose pages frame some of ours, and the addresses of what they frame. */
  framed: { by: string; addresses: readonly string[] };
}

/** Restricts our pages to content from this site, and to the inline scripts that are named. */
export function securityHeaders(options: Options): MiddlewareHandler {
  const { relaxed, inlineScripts, frames, embeddable, framed } = options;
  const restricted = (frame: string, readers: 'same-origin' | 'cross-origin' = 'same-origin') =>
    secureHeaders({
      ...(!relaxed && { contentSecurityPolicy: pagePolicy(frame, inlineScripts) }),
      // Pictures need it too, so it has a handler of its own.
      strictTransportSecurity: false,
      crossOriginResourcePolicy: readers,
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      xXssProtection: false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    });
  const usual = restricted(NOTHING);
  const open = restricted(NOTHING, 'cross-origin');
  const around = restricted(SELF);
  const inside = secureHeaders({
    contentSecurityPolicy: LIFELESS,
    strictTransportSecurity: false,
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'SAMEORIGIN',
    xXssProtection: false,
  });
  const framing = new Map(Object.entries(frames).map(([path, frame]) => [path, restricted(frame)]));
  return (c, next) => {
    if (embeddable.some((start) => c.req.path.startsWith(start))) return open(c, next);
    if (framed.addresses.includes(c.req.path)) return inside(c, next);
    if (c.req.path.startsWith(framed.by)) return around(c, next);
    return (framing.get(c.req.path.replace(/(?<=.)\/$/, '')) ?? usual)(c, next);
  };
}

/** A page in a frame of ours that others wrote: nothing runs, nothing is loaded, nothing leads anywhere. */
const LIFELESS = {
  defaultSrc: [NOTHING],
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ['data:'],
  baseUri: [NOTHING],
  formAction: [NOTHING],
  frameAncestors: [SELF],
  sandbox: [],
};

function pagePolicy(frame: string, inlineScripts: readonly string[]) {
  return {
    defaultSrc: [SELF],
    scriptSrc: [SELF, ...inlineScripts.map(hashSource)],
    imgSrc: [SELF, 'data:', 'blob:'],
    frameSrc: [frame],
    objectSrc: [NOTHING],
    baseUri: [NOTHING],
    formAction: [SELF],
    frameAncestors: [NOTHING],
  };
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}
