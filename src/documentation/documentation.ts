import type { Hono } from 'hono';
import { CALL_PREFIX } from '#platform/contract/call.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import type { Config } from '#platform/server/config.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { type Compressed, compress } from '#platform/server/pages/compressed.ts';
import { respond } from '#platform/server/pages/reply.ts';
import { describeCalls } from './openapi.ts';
import { renderDocumentation } from './page/documentation-page.tsx';

interface Options {
  config: Config;
  assets: FindAssets;
  readSite: () => Promise<SiteIdentity>;
}

/** The documentation of the calls, generated from their declarations: for programs and for people. */
export function mountDocumentation(
  app: Hono,
  handlers: readonly Handler[],
  { config, assets, readSite }: Options,
) {
  const calls = handlers.map((handler) => handler.call);
  const document = oncePerSite(
    (site) => JSON.stringify(describeCalls(calls, config.publicUrl, site)),
    'application/json',
  );
  const page = oncePerSite(
    (site) => renderDocumentation(calls, assets('src/ui/site.css'), site),
    'text/html; charset=utf-8',
  );
  app.get(`${CALL_PREFIX}/openapi.json`, async (c) => respond(c.req.raw, await document(await readSite())));
  app.get(`${CALL_PREFIX}/docs`, async (c) => respond(c.req.raw, await page(await readSite())));
}

/** Generated on the first request and kept until the site gets another name or address. */
function oncePerSite(make: (site: SiteIdentity) => string, mediaType: string) {
  let made: { key: string; page: Promise<Compressed> } | undefined;
  return (site: SiteIdentity): Promise<Compressed> => {
    const key = JSON.stringify(site);
    if (made?.key !== key) {
      const page = compress(make(site), { 'content-type': mediaType, 'cache-control': 'no-cache' });
      made = { key, page };
    }
    return made.page;
  };
}
