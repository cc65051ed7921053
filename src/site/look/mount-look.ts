import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { clothSeed } from '#features/content/look.ts';
import { publishedSite } from '#features/content/server/service.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { PageCache } from '#platform/server/pages/page-cache.ts';
import { type PictureColours, pictureColours } from '#ui/look/picture-colours.ts';
import { forOneVisitor } from '../server/for-one-visitor.ts';
import { keepDrawings } from '../share/kept-drawings.ts';
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

/** The style sheet and the icons that follow from what organisers chose. */
export function mountLook(app: Hono, services: Services, cache: PageCache): void {
  const styles = new LRUCache<string, string>({ max: STYLES_KEPT });
  app.get(publicAddress.look(':name'), async (c) => {
    const name = c.req.param('name') ?? '';
    const look = namedLook(name);
    if (!look) return c.notFound();
    const style = styles.get(name) ?? (await forOneVisitor(() => lookStyle(look)));
    styles.set(name, style);
    return c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOR_EVER });
  });

  const icons = keepDrawings(ICONS_KEPT, draw);
  const chosen = async () => {
    const site = await publishedSite(services.store.database);
    return { seed: clothSeed(site), colours: pictureColours(site.look) };
  };
  app.get('/icon.svg', (c) => {
    const now = services.clock.now();
    return cache.answer(c, { key: c.req.path, now }, async () => {
      const { drawIcon } = await import('./draw-icon.ts');
      const { seed, colours } = await chosen();
      const validUntil = new Date(now.getTime() + DAY_MS);
      return { text: drawIcon(seed, colours), headers: SVG, status: 200, validUntil };
    });
  });
  for (const path of Object.keys(ICONS) as IconPath[]) {
    app.get(path, async (c) => {
      const icon = { path, ...(await chosen()) };
      const content = await icons(icon);
      const type = path === '/favicon.ico' ? 'image/x-icon' : 'image/png';
      return c.body(content, 200, { 'content-type': type, 'cache-control': FOR_AN_HOUR });
    });
  }
}

async function draw({ path, seed, colours }: Icon): Promise<Uint8Array> {
  const { drawIcon, icoOf, iconPng } = await import('./draw-icon.ts');
  const png = await iconPng(drawIcon(seed, colours), { ...ICONS[path], ground: colours.threads.night });
  return path === '/favicon.ico' ? icoOf(png, FAVICON) : png;
}
