import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { HANDLERS } from '#app/modules.ts';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { readConfig } from '#platform/server/config.ts';
import { cacheOf } from '#testing/response-cache.ts';
import { mountDocumentation } from './documentation.ts';

const SITE = {
  name: 'Summit',
  organiser: '',
  email: '',
  designerName: '',
  designerWebsite: '',
  seed: 'Summit',
  look: DEFAULT_LOOK,
  logo: undefined,
};

test.each(['/aiAPI/docs', '/aiAPI/openapi.json'])('%s is generated once, and sent once', async (path) => {
  const assets = vi.fn(() => ({ scripts: [], styles: [], fonts: [], preloads: [], inline: [] }));
  const config = readConfig({});
  const publicUrl = vi.fn(() => 'https://summit.example');
  const app = new Hono();
  mountDocumentation(app, HANDLERS, {
    config: Object.defineProperty({ ...config }, 'publicUrl', { get: publicUrl }),
    assets,
    cache: cacheOf(async () => 'version'),
    readSite: async () => SITE,
  });
  const first = await app.request(path);
  const etag = first.headers.get('etag') ?? '';
  expect(await (await app.request(path)).text()).toBe(await first.text());
  expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect(assets.mock.calls.length + publicUrl.mock.calls.length).toBe(1);
});
