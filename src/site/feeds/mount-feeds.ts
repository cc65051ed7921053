import type { Hono } from 'hono';
import type { CallClient } from '#platform/contract/call.ts';
import { languageTag, pageAddress, siteLanguages } from '#platform/contract/language.ts';
import type { Message } from '#platform/contract/message.ts';
import { paletteOf } from '#platform/contract/palette.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { atOneAddress } from '#platform/server/http/final-slash.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import { inEdition } from '#platform/server/in-language.ts';
import {
  type Address,
  givenBy,
  type Mounting,
  publicRoutes,
  recordAddresses,
  type ServerModule,
} from '#platform/server/module.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { calendar, listPastEditions } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import { isOfEdition } from '../server/local-links.ts';
import { robots, sitemap } from './sitemap.ts';

/** It is written again every day; RFC 9116 wants less than a year. */
const HOLDS_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
];

export interface Feed {
  path: string;
  /** What a page that links to it calls it. */
  title: Message;
  write: (call: CallClient, told: { publicUrl: string; siteView: SiteView }) => Promise<string>;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** RSS; every page says where it is. Kept like the pages. */
    feeds?: readonly Feed[];
  }
}

/** The public content for machines: search engines, feed readers and calendars. Kept like the pages. */
export function mountFeeds(app: Hono, { services, handlers, cache }: Mounting): void {
  const { publicUrl } = services.config;
  const mount = (
    path: string,
    headers: { 'content-type': string; [name: string]: string },
    write: (call: CallClient, now: Date) => string | Promise<string>,
  ) =>
    app.get(
      path,
      atOneAddress({}, (c) =>
        cache.answer(c, { key: path }, async (now) => {
          const call = inProcessClient(handlers, visitorContext(services, c.req.raw, c.env));
          return { text: await write(call, now), headers };
        }),
      ),
    );

  mount(publicAddress.robots, { 'content-type': 'text/plain; charset=utf-8' }, () => robots(publicUrl));
  mount(publicAddress.securityTxt, { 'content-type': 'text/plain; charset=utf-8' }, async (call, now) => {
    const text = securityTxt(await readSiteView({ call, now }), publicUrl, now);
    if (!text) throw new Refusal('not-found', say.noContact());
    return text;
  });
  mount(publicAddress.sitemap, { 'content-type': 'application/xml' }, async (call, now) => {
    const records = await recordAddresses(services, call);
    const past = await pastAddresses(services, call, now);
    return sitemap(publicUrl, [...loneAddresses(services.modules), ...records, ...past]);
  });
  for (const { path, write } of givenBy(services.modules, 'feeds').flat()) {
    mount(path, { 'content-type': 'application/rss+xml' }, async (call, now) =>
      write(call, { publicUrl: siteUrl(services.config), siteView: await readSiteView({ call, now }) }),
    );
  }
  mount(publicAddress.manifest, { 'content-type': 'application/manifest+json' }, async (call, now) =>
    manifest(await readSiteView({ call, now })),
  );
  mount(
    publicAddress.calendar,
    {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="summit.ics"',
    },
    async (call, now) => {
      const siteView = await readSiteView({ call, now });
      const text = calendar(siteView, { publicUrl: siteUrl(services.config), now });
      if (!text) throw new Refusal('not-found', say.dateUnknown());
      return text;
    },
  );
}

/** The pages that editions that are over keep. */
async function pastAddresses(services: Services, call: CallClient, now: Date): Promise<Address[]> {
  const { store, modules } = services;
  const lone = loneAddresses(modules);
  const editions = await listPastEditions(store.database, now);
  const lists = editions.map(({ id, year }) =>
    inEdition({ id, year }, async () => {
      const all = [...lone, ...(await recordAddresses(services, call))];
      const own = all.filter(({ path }) => isOfEdition(path.replace(/\?.*/, '')));
      return own.map((address) => ({ ...address, path: `/${year}${address.path.replace(/^\/$/, '')}` }));
    }),
  );
  return (await Promise.all(lists)).flat();
}

/** Pages that don't show a record. */
function loneAddresses(modules: readonly ServerModule[]) {
  const listed = publicRoutes(modules).filter(({ isUnlisted, path }) => !isUnlisted && !path.includes(':'));
  return listed.map(({ path }) => ({ path }));
}

/** What a phone needs to know to keep the site among its applications (W3C). */
function manifest({ site: { identity, look } }: Pick<SiteView, 'site'>): string {
  const palette = paletteOf(look);
  return JSON.stringify({
    id: publicAddress.home,
    name: identity.name,
    short_name: identity.shortName || identity.name,
    ...(identity.description && { description: identity.description }),
    start_url: pageAddress('/'),
    display: 'minimal-ui',
    lang: languageTag(),
    background_color: palette.ground[0],
    theme_color: palette.night[0],
    icons: ICONS,
  });
}

/** Whom to tell about a weakness of the site (RFC 9116); undefined without a contact. */
function securityTxt({ site }: Pick<SiteView, 'site'>, publicUrl: string, now: Date) {
  const { email } = site.contact;
  if (!email) return undefined;
  const expires = new Date(now.getTime() + HOLDS_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${siteLanguages().join(', ')}`,
    `Canonical: ${publicUrl}${publicAddress.securityTxt}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
