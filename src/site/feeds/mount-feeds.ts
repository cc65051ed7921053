import type { Context, Hono } from 'hono';
import { blogPosts } from '#features/blog/contract.ts';
import { viewBasicData } from '#features/event/contract.ts';
import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { refuse } from '#platform/server/http/mount-calls.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import { calendar } from './calendar.ts';
import { postFeed } from './post-feed.ts';
import { type ListAddresses, robots, sitemap } from './sitemap.ts';

interface Options {
  services: Services;
  handlers: readonly Handler[];
  /** The addresses of pages that don't show a record. */
  paths: readonly string[];
  /** The addresses of each kind of record that has a page. */
  addressLists: readonly ListAddresses[];
}

/** The public content for machines: search engines, feed readers and calendars. */
export function mountFeeds(app: Hono, { services, handlers, paths, addressLists }: Options): void {
  const { publicUrl } = services.config;
  const client = (c: Context): CallClient =>
    inProcessClient(handlers, visitorContext(services, c.req.raw, c.env));

  app.get(publicAddress.robots, (c) => c.text(robots(publicUrl)));

  app.get(publicAddress.sitemap, async (c) => {
    const call = client(c);
    const records = await Promise.all(addressLists.map((listAddresses) => listAddresses(call)));
    const addresses = [...paths.map((path) => ({ path })), ...records.flat()];
    return c.body(sitemap(publicUrl, addresses), 200, { 'content-type': 'application/xml' });
  });

  app.get(publicAddress.feed, async (c) => {
    const posts = await client(c)(blogPosts, {});
    return c.body(postFeed(publicUrl, posts), 200, { 'content-type': 'application/rss+xml' });
  });

  app.get(publicAddress.calendar, async (c) => {
    const { records } = await client(c)(viewBasicData, { query: { page: 1, pageSize: 1 } });
    const text = calendar(records[0], publicUrl, services.clock.now());
    if (!text) return refuse(new Refusal('not-found', 'The summit’s date isn’t known yet.'));
    return c.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="summit.ics"',
    });
  });
}
