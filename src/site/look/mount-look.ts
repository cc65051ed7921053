import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Database } from '#platform/server/database/store.ts';
import { FOREVER } from '#platform/server/http/cache-control.ts';
import type { Mounting } from '#platform/server/module.ts';
import { readPixels } from '#platform/server/pictures/read-pixels.ts';
import { clothSeed } from '#rooms/edition/contract.ts';
import { publishedSite } from '#rooms/edition/server.ts';
import { type PictureColours, pictureColours } from '#ui/look/picture-colours.ts';
import { forOneVisitor } from '../server/for-one-visitor.ts';
import { cacheDrawings } from '../share/cached-drawings.ts';
import { lookStyle, namedLook } from './look-style.ts';

/** The site's own, and those that are tried in a draft. */
const STYLES_CACHED = 20;
const ICONS_CACHED = 20;
const FAVICON = 32;
/**
 * The share of a maskable icon that the picture takes, so that its corners stay inside the safe circle, whose
 * diameter is four fifths.
 */
const MASKABLE_PART = 0.5625;
interface IconForm {
  size: number;
  part?: number;
  isFilled?: boolean;
}

/** A filled one has a ground of its own, because phones put none behind it, or black. */
const ICONS: Readonly<Record<string, IconForm>> = {
  '/apple-touch-icon.png': { size: 180, isFilled: true },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable.png': { size: 512, part: MASKABLE_PART, isFilled: true },
  '/favicon.ico': { size: FAVICON },
};
const IN_SVG: IconForm = { size: 512 };

interface Icon {
  path: string;
  seed: string;
  colours: PictureColours;
  /** The name of the site's own. */
  own: string | undefined;
}

const FOR_AN_HOUR = 'public, max-age=3600';
const SVG = { 'content-type': 'image/svg+xml', 'cache-control': FOR_AN_HOUR };

/** The style sheet and the icons that follow from what organisers chose. */
export function mountLook(app: Hono, { services, cache }: Mounting): void {
  const styles = new LRUCache<string, string>({ max: STYLES_CACHED });
  app.get(publicAddress.look(':name'), async (c) => {
    const name = c.req.param('name') ?? '';
    const look = namedLook(name);
    if (!look) return c.notFound();
    const style = styles.get(name) ?? (await forOneVisitor(c, services, () => lookStyle(look)));
    styles.set(name, style);
    return c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER });
  });

  const { database } = services.store;
  const icons = cacheDrawings(ICONS_CACHED, (icon: Icon) => draw(icon, database));
  const chosen = async () => {
    const site = await publishedSite(database);
    return { seed: clothSeed(site), colours: pictureColours(site.look), own: site.logo.icon?.name };
  };
  app.get('/icon.svg', (c) =>
    cache.answer(c, { key: c.req.path }, async () => {
      const { drawIcon, wrapPng } = await import('./draw-icon.ts');
      const icon = await chosen();
      const text = icon.own
        ? wrapPng(await icons({ path: c.req.path, ...icon }))
        : drawIcon(icon.seed, icon.colours);
      return { text, headers: SVG };
    }),
  );
  for (const path of Object.keys(ICONS)) {
    app.get(path, async (c) => {
      const icon = { path, ...(await chosen()) };
      const content = await icons(icon);
      const type = path === '/favicon.ico' ? 'image/x-icon' : 'image/png';
      return c.body(content, 200, { 'content-type': type, 'cache-control': FOR_AN_HOUR });
    });
  }
}

async function draw({ path, seed, colours, own }: Icon, database: Database): Promise<Uint8Array> {
  const { drawIcon, icoOf, ownPng, wovenPng } = await import('./draw-icon.ts');
  const { isFilled, ...form } = ICONS[path] ?? IN_SVG;
  const pixels = own && (await readPixels(database, own));
  const png = pixels
    ? await ownPng(pixels, { ...form, ground: isFilled ? colours.paper : undefined })
    : await wovenPng(drawIcon(seed, colours), { ...form, ground: colours.threads.night });
  return path === '/favicon.ico' ? icoOf(png, FAVICON) : png;
}
