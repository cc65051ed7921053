import type { Hono } from 'hono';
import { CALL_PREFIX } from '#platform/contract/call.ts';
import type { Config } from '#platform/server/config.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { type Compressed, compress, respond } from '#platform/server/pages/compressed.ts';
import { describeCalls } from './openapi.ts';
import { renderDocumentation } from './page/documentation-page.tsx';

interface Options {
  config: Config;
  assets: FindAssets;
}

/** The documentation of the calls, generated from their declarations: for programs and for people. */
export function mountDocumentation(app: Hono, handlers: readonly Handler[], { config, assets }: Options) {
  const calls = handlers.map((handler) => handler.call);
  const document = once(() => JSON.stringify(describeCalls(calls, config.publicUrl)), 'application/json');
  const page = once(() => renderDocumentation(calls, assets('src/ui/site.css')), 'text/html; charset=utf-8');
  app.get(`${CALL_PREFIX}/openapi.json`, async (c) => respond(c.req.raw, await document()));
  app.get(`${CALL_PREFIX}/docs`, async (c) => respond(c.req.raw, await page()));
}

/** Generated on the first request and kept, because it doesn't depend on the request. */
function once(make: () => string, mediaType: string): () => Promise<Compressed> {
  let made: Promise<Compressed> | undefined;
  return () => {
    made ??= compress(make(), { 'content-type': mediaType, 'cache-control': 'no-cache' });
    return made;
  };
}
