import type { Hono } from 'hono';
import { CALL_PREFIX, OWN_PREFIX } from '#platform/contract/call.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import type { Config } from '#platform/server/config.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { describeCalls, describeOwnCalls } from './openapi.ts';
import { renderDocumentation } from './page/documentation-page.tsx';

interface Options {
  config: Config;
  assets: FindAssets;
  cache: ResponseCache;
  readSite: () => Promise<SiteIdentity>;
}

/** The documentation of the calls, generated from their declarations: for programs and for people. */
export function mountDocumentation(
  app: Hono,
  handlers: readonly Handler[],
  { config, assets, cache, readSite }: Options,
) {
  const calls = handlers.map((handler) => handler.call);
  app.get(`${CALL_PREFIX}/openapi.json`, (c) =>
    cache.answer(c, { key: c.req.path }, async () => ({
      text: JSON.stringify(describeCalls(calls, config.publicUrl, await readSite())),
      headers: { 'content-type': 'application/json' },
    })),
  );
  app.get(`${OWN_PREFIX}/openapi.json`, (c) =>
    cache.answer(c, { key: c.req.path }, async () => ({
      text: JSON.stringify(describeOwnCalls(calls)),
      headers: { 'content-type': 'application/json' },
    })),
  );
  app.get(`${CALL_PREFIX}/docs`, (c) =>
    cache.answer(c, { key: c.req.path }, async () => ({
      text: renderDocumentation(calls, assets('src/ui/site.css'), await readSite()),
    })),
  );
}
