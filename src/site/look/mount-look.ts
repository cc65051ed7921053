import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { clothSeed, readSummit } from '#features/event/summit-content.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import type { PageCache } from '#platform/server/pages/page-cache.ts';
import { DRAWING } from '#platform/server/pictures/drawing-queue.ts';
import { type PictureColours, pictureColours } from '#ui/look/picture-colours.ts';
import { lookStyle, namedLook } from './look-style.ts';

/** The site's own, and those that are tried in a draft. */
const STYLES_KEPT = 20;
const ICONS_KEPT = 20;
const FAVICON = 32;
/**
 * The share of a maskable icon that the picture takes, so that its corners stay inside the safe circle, whose
 * diameter is four fifths.
 */
const MASKABLE_PART = 0.5625;
const ICONS = {
  '/apple-touch-icon.png': { size: 180 },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable.png': { size: 512, part: MASKABLE_PART },
  '/favicon.ico': { size: FAVICON },
} as const;
type IconPath = keyof typeof ICONS;

interface Icon {
  path: IconPath;
  seed: string;
  colours: PictureColours;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
const SVG = { 'content-type': 'image/svg+xml', 'cache-control': FOR_AN_HOUR };
const DAY_MS = 24 * 60 * 60 * 1000;

interface Options {
  services: Services;
  handlers: readonly Handler[];
  cache: PageCache;
}

/** The style sheet and the icons that follow from what organisers chose. */
export function mountLook(app: Hono, { services, handlers, cache }: Options): void {
  const styles = new LRUCache<string, string>({ max: STYLES_KEPT });
  app.get(publicAddress.look(':name'), (c) => {
    const name = c.req.param('name') ?? '';
    const look = namedLook(name);
    if (!look) return c.notFound();
    const style = styles.get(name) ?? lookStyle(look);
    styles.set(name, style);
    return c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOR_EVER });
  });

  const icons = new LRUCache<string, Uint8Array<ArrayBuffer>, Icon>({
    max: ICONS_KEPT,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => DRAWING.run(() => draw(context)),
  });
  const chosen = async (request: Request, env: unknown) => {
    const call = inProcessClient(handlers, visitorContext(services, request, env));
    const summit = await readSummit({ call, now: services.clock.now() });
    return { seed: clothSeed(summit), colours: pictureColours(summit.site.look) };
  };
  app.get('/icon.svg', (c) => {
    const now = services.clock.now();
    return cache.answer(c, { key: c.req.path, now }, async () => {
      const { drawIcon } = await import('./draw-icon.ts');
      const { seed, colours } = await chosen(c.req.raw, c.env);
      const validUntil = new Date(now.getTime() + DAY_MS);
      return { text: drawIcon(seed, colours), headers: SVG, status: 200, validUntil };
    });
  });
  for (const path of Object.keys(ICONS) as IconPath[]) {
    app.get(path, async (c) => {
      const icon = { path, ...(await chosen(c.req.raw, c.env)) };
      const content = await icons.forceFetch(JSON.stringify(icon), { context: icon });
      const type = path === '/favicon.ico' ? 'image/x-icon' : 'image/png';
      return c.body(content, 200, { 'content-type': type, 'cache-control': FOR_AN_HOUR });
    });
  }
}

async function draw({ path, seed, colours }: Icon): Promise<Uint8Array<ArrayBuffer>> {
  const { drawIcon, icoOf, iconPng } = await import('./draw-icon.ts');
  const png = await iconPng(drawIcon(seed, colours), { ...ICONS[path], ground: colours.threads.night });
  return new Uint8Array(path === '/favicon.ico' ? icoOf(png, FAVICON) : png);
}
