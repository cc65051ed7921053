import type { Context, Hono } from 'hono';
import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import { givenBy, type Mounting } from '#platform/server/module.ts';
import { readPixels } from '#platform/server/pictures/read-pixels.ts';
import { readSiteView } from '#rooms/edition/contract.ts';
import { cacheDrawings } from './cached-drawings.ts';
import type { ShareImage } from './share-image.ts';

/** The number of images to cache; each is some tens of kilobytes. */
const CACHED_MAX = 200;
/** Those of the site’s own: the current one and that of a draft. */
const OWN_MAX = 4;

interface Shared {
  /** Of the image, with an ':id'. */
  path: string;
  read: (call: CallClient, id: string, siteName: string) => Promise<{ title: string; line: string }>;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What the preview images of its pages say. */
    shareImages?: readonly Shared[];
  }
}

/** The preview images of the edition and of modules' pages when their addresses are shared. */
export function mountShareImages(app: Hono, { services, handlers }: Mounting): void {
  const drawn = cacheDrawings<ShareImage>(CACHED_MAX, async (image) => {
    // Loaded only now, with its fonts.
    const { drawShareImage } = await import('./share-image.ts');
    return drawShareImage(image, (name) => readPixels(services.store.database, name));
  });
  const cut = cacheDrawings<{ picture: string; focus: string }>(OWN_MAX, async ({ picture, focus }) => {
    const { cutShareImage } = await import('./share-image.ts');
    const pixels = await readPixels(services.store.database, picture);
    if (!pixels) throw new Error('the picture to share is gone');
    return cutShareImage(pixels, focus);
  });
  const asked = (c: Context) => {
    const context = visitorContext(services, c.req.raw, c.env);
    return { call: inProcessClient(handlers, context), network: context.address };
  };

  const summitFor = async (call: CallClient) => {
    const { texts, site } = await readSiteView({ call, now: services.clock.now() });
    const { dark, light } = site.logo;
    const shown = dark ?? light;
    const { shared } = site.logo;
    return {
      ...texts,
      shared,
      look: site.look,
      logo: shown && { name: shown.name, isForDark: shown === dark },
    };
  };

  app.get(publicAddress.shareSummit, async (c) => {
    const { call, network } = asked(c);
    const { name, placeAndDays, look, logo, shared } = await summitFor(call);
    const { name: picture, focus } = shared ?? {};
    const own = picture && focus && (await cut({ picture, focus }, network).catch(() => undefined));
    if (own) return answerImage(c, own);
    return answerImage(
      c,
      await drawn({ siteName: name, title: name, line: placeAndDays, look, logo }, network),
    );
  });

  for (const { path, read } of givenBy(services.modules, 'shareImages').flat()) {
    app.get(path, async (c) => {
      const { call, network } = asked(c);
      const { name, look, logo } = await summitFor(call);
      const said = await read(call, c.req.param('id') ?? '', name);
      return answerImage(c, await drawn({ siteName: name, ...said, look, logo }, network));
    });
  }
}

function answerImage(c: Context, content: Uint8Array<ArrayBuffer>) {
  return c.body(content, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
}
