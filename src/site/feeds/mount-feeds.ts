import type { Hono } from 'hono';
import { blogPosts } from '#modules/blog/contract.ts';
import { calendar } from '#modules/event/server/service.ts';
import { readSummit } from '#modules/event/summit-content.ts';
import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import { recordAddresses } from '#platform/server/module.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { manifest } from './manifest.ts';
import { postFeed } from './post-feed.ts';
import { securityTxt } from './security-txt.ts';
import { robots, sitemap } from './sitemap.ts';

interface Options {
  services: Services;
  handlers: readonly Handler[];
  cache: ResponseCache;
  /** The addresses of pages that don't show a record. */
  paths: readonly string[];
}

/** The public content for machines: search engines, feed readers and calendars. Kept like the pages. */
export function mountFeeds(app: Hono, { services, handlers, cache, paths }: Options): void {
  const { publicUrl } = services.config;
  const mount = (
    path: string,
    headers: { 'content-type': string; [name: string]: string },
    write: (call: CallClient, now: Date) => string | Promise<string>,
  ) =>
    app.get(path, (c) =>
      cache.answer(c, { key: path }, async (now) => {
        const call = inProcessClient(handlers, visitorContext(services, c.req.raw, c.env));
        return { text: await write(call, now), headers };
      }),
    );

  mount(publicAddress.robots, { 'content-type': 'text/plain; charset=utf-8' }, () => robots(publicUrl));
  mount(publicAddress.securityTxt, { 'content-type': 'text/plain; charset=utf-8' }, async (call, now) => {
    const text = securityTxt(await readSummit({ call, now }), publicUrl, now);
    if (!text) throw new Refusal('not-found', 'The site has no contact.');
    return text;
  });
  mount(publicAddress.sitemap, { 'content-type': 'application/xml' }, async (call) => {
    const records = await recordAddresses(services.modules, call);
    return sitemap(publicUrl, [...paths.map((path) => ({ path })), ...records]);
  });
  mount(publicAddress.feed, { 'content-type': 'application/rss+xml' }, async (call, now) =>
    postFeed(publicUrl, await call(blogPosts, {}), await readSummit({ call, now })),
  );
  mount(publicAddress.manifest, { 'content-type': 'application/manifest+json' }, async (call, now) =>
    manifest(await readSummit({ call, now })),
  );
  mount(
    publicAddress.calendar,
    {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="summit.ics"',
    },
    async (call, now) => {
      const text = calendar(await readSummit({ call, now }), { publicUrl, now });
      if (!text) throw new Refusal('not-found', 'The summit’s date isn’t known yet.');
      return text;
    },
  );
}
