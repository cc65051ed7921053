import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type Config, isHttps } from '../config.ts';
import { isSecret } from './secret-addresses.ts';

const SELF = "'self'";
const NOTHING = "'none'";
const COMPILED = "'wasm-unsafe-eval'";

interface Options {
  /** For development: no content security policy, because the sources need inline scripts. */
  relaxed: boolean;
  /** The only scripts and styles that a page may contain. */
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** What a page may embed from other sites, by its path. All other pages embed nothing. */
  frames: Readonly<Record<string, string>>;
  /** Beginnings of the addresses of pages that use the camera, and compiled code that reads what it sees. */
  cameras: readonly string[];
  /** Beginnings of the addresses whose content other sites may show, such as previews of shared pages. */
  embeddable: readonly string[];
  /**
   * The beginning of the addresses whose pages frame some of ours, the addresses of what they frame, and the
   * beginning of those of whole pages.
   */
  framed: { by: string; addresses: readonly RegExp[]; pages: string };
}

/** Restricts our pages to content from this site, and to the inline scripts and styles that are named. */
export function securityHeaders(options: Options): MiddlewareHandler {
  const { relaxed, frames, cameras, embeddable, framed } = options;
  const restricted = (
    frame: string,
    {
      readers = 'same-origin',
      ancestor = NOTHING,
      tellsNobody = false,
      usesCamera = false,
    }: {
      readers?: 'same-origin' | 'cross-origin';
      ancestor?: string;
      tellsNobody?: boolean;
      usesCamera?: boolean;
    } = {},
  ) =>
    secureHeaders({
      ...(!relaxed && { contentSecurityPolicy: pagePolicy(frame, ancestor, { ...options, usesCamera }) }),
      // Pictures need it too, so it has a handler of its own.
      strictTransportSecurity: false,
      crossOriginResourcePolicy: readers,
      // An address that shows the draft, or somebody's own page, must not be told to other sites.
      referrerPolicy: tellsNobody || ancestor === SELF ? 'no-referrer' : 'strict-origin-when-cross-origin',
      xFrameOptions: ancestor === SELF ? 'SAMEORIGIN' : 'DENY',
      xXssProtection: false,
      permissionsPolicy: { camera: usesCamera ? ['self'] : [], microphone: [], geolocation: [] },
    });
  const usual = restricted(NOTHING);
  const open = restricted(NOTHING, { readers: 'cross-origin' });
  const around = restricted(SELF);
  const secret = restricted(NOTHING, { tellsNobody: true });
  const camera = restricted(NOTHING, { tellsNobody: true, usesCamera: true });
  const draft = restricted(NOTHING, { ancestor: SELF });
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
    if (framed.addresses.some((pattern) => pattern.test(c.req.path))) return inside(c, next);
    if (c.req.path.startsWith(framed.pages)) return draft(c, next);
    if (cameras.some((start) => c.req.path.startsWith(start))) return camera(c, next);
    if (isSecret(c.req.path)) return secret(c, next);
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

function pagePolicy(
  frame: string,
  ancestor: string,
  { inlineScripts, inlineStyles, usesCamera }: Options & { usesCamera: boolean },
) {
  return {
    defaultSrc: [SELF],
    scriptSrc: [SELF, ...(usesCamera ? [COMPILED] : []), ...inlineScripts.map(hashSource)],
    styleSrc: [SELF, ...inlineStyles.map(hashSource)],
    imgSrc: [SELF, 'data:', 'blob:'],
    frameSrc: [frame],
    objectSrc: [NOTHING],
    baseUri: [NOTHING],
    formAction: [SELF],
    frameAncestors: [ancestor],
  };
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** A year. */
const POLICY = 'max-age=31536000';
/** Others below this host may serve something else, so only if asked for. */
const POLICY_WITH_SUBDOMAINS = `${POLICY}; includeSubDomains`;

/** Makes browsers use https alone from the first visit on, if the site is served over https. */
export function strictTransport(config: Config): MiddlewareHandler {
  const policy = config.strictSubdomains ? POLICY_WITH_SUBDOMAINS : POLICY;
  return async (c, next) => {
    await next();
    if (isHttps(config)) c.res.headers.set('strict-transport-security', policy);
  };
}
