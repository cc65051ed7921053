import type { Hono } from 'hono';
import { CALL_PREFIX } from '#platform/contract/call.ts';
import type { Config } from '#platform/server/config.ts';
import type { Answer } from '#platform/server/http/answer.ts';
import { describeCalls } from '#platform/server/http/openapi.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { renderDocumentation } from './pages/documentation/documentation-page.tsx';

interface Options {
  config: Config;
  assets: FindAssets;
}

/** The calls' documentation, made from their declarations: for programs and for people. */
export function mountDocumentation(app: Hono, answers: readonly Answer[], { config, assets }: Options) {
  const calls = answers.map((answer) => answer.call);
  app.get(`${CALL_PREFIX}/openapi.json`, (c) => c.json(describeCalls(calls, config.publicUrl)));
  app.get(`${CALL_PREFIX}/docs`, (c) => c.html(renderDocumentation(calls, assets('src/ui/site.css'))));
}
