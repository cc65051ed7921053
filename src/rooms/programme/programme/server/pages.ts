import { hash } from 'node:crypto';
import type { Hono } from 'hono';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { FOREVER } from '#platform/server/http/cache-control.ts';
import { givenBy, type Mounting, type ServerModule } from '#platform/server/module.ts';
import { type Compressed, compress } from '#platform/server/pages/compressed.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import {
  ANY_TEXT,
  type ListValues,
  type PublicRoute,
  SHORT_IDS,
} from '#platform/server/pages/public-route.ts';
import { EVERY_VERSION } from '#platform/server/pages/response-cache.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { findCurrentEdition, prefixOfEdition } from '#rooms/edition/server.ts';
import {
  ownCalendar,
  ownProgramme,
  PROGRAMME_PAGE,
  PROGRAMME_WORKER,
  screenAddress,
  sessionAddress,
} from '../addresses.ts';
import { personKey } from '../client/site/filter.ts';
import worker from '../client/site/programme-worker.js?raw';
import type { AddToSession } from '../client/site/session-page.tsx';
import { programmeSheet } from '../client/site/sheet.ts';
import type { PublishedProgramme } from '../published.ts';
import * as text from '../site-messages.ts';
import { editionsShowing, visibleProgramme } from './published.ts';
import { programmeLink } from './site/navigation.ts';
import { changeMails, findByKey, ownKeyOf, readStars } from './site/stars.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What it adds to the page of a session. */
    onSessionPage?: AddToSession;
  }
}

const SHEET = programmeSheet();
const SHEET_ADDRESS = `${PROGRAMME_PAGE}/${hash('sha256', SHEET, 'base64url').slice(0, 12)}.css`;

/** The values of a filter that there are. */
function listed(valuesIn: (programme: PublishedProgramme) => readonly string[]): ListValues {
  return async (services) => {
    const programme = await visibleProgramme(services);
    return programme ? valuesIn(programme) : [];
  };
}

/** The address of a session that another edition has: the current one, or else the last that is over. */
async function findElsewhere(database: Database, now: Date, slug: string): Promise<string | undefined> {
  const showing = await editionsShowing(database, slug);
  const shown = await findCurrentEdition(database, now);
  if (showing.some(({ id }) => id === shown?.id)) return undefined;
  const found = await Promise.all(
    showing.map(async ({ id, slug }) => ({ slug, prefix: await prefixOfEdition(database, now, id) })),
  );
  const pages = found
    .flatMap(({ slug, prefix }) => (prefix === undefined ? [] : { slug, prefix }))
    .toSorted((one, other) => one.prefix.localeCompare(other.prefix));
  const page = pages.find(({ prefix }) => prefix === '') ?? pages.at(-1);
  return page && page.prefix + sessionAddress(page.slug);
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

export const programmePages = (modules: readonly ServerModule[]): readonly PublicRoute[] => [
  {
    path: PROGRAMME_PAGE,
    isOfEdition: true,
    // Listed with its sessions, once there are any.
    isUnlisted: true,
    page: async () => (await import('../client/site/programme-page.tsx')).programmePage(SHEET_ADDRESS),
    query: {
      day: listed(({ days }) => days.map(({ date }) => date)),
      room: listed(({ rooms }) => slugs(rooms)),
      track: listed(({ tracks }) => slugs(tracks)),
      kind: listed(({ kinds }) => slugs(kinds)),
      person: listed(({ sessions }) => sessions.flatMap(({ people }) => people.map(personKey))),
      q: ANY_TEXT,
      only: SHORT_IDS,
    },
    isCached: ({ q, only, ...chosen }) =>
      q === undefined && only === undefined && Object.keys(chosen).length <= 1,
  },
  {
    path: screenAddress(':room'),
    isUnlisted: true,
    page: async () => (await import('../client/site/screen-page.tsx')).screenPage(SHEET_ADDRESS),
  },
  {
    path: sessionAddress(':slug'),
    isOfEdition: true,
    elsewhere: ({ store: { database }, clock }, { slug = '' }) => findElsewhere(database, clock.now(), slug),
    // The next edition may have a session of the same name, but none of the same id.
    mayReturn: ({ slug = '' }) => !ID.test(slug),
    page: async () => {
      const { sessionPage } = await import('../client/site/session-page.tsx');
      return sessionPage(SHEET_ADDRESS, givenBy(modules, 'onSessionPage'));
    },
  },
];

/** What somebody with a page of their own put together, for everybody who has its link. */
export const ownProgrammePages: readonly MagicLinkRoute[] = [
  {
    path: ownProgramme(':key'),
    async page({ context, params: { key = '' } }) {
      const { config, store } = context;
      const attendeeId = await findByKey(store.database, context, key);
      if (!attendeeId) return undefined;
      const { ownProgrammePage } = await import('../client/site/own-programme-page.tsx');
      return ownProgrammePage({
        ...(await readStars(store.database, attendeeId)),
        ownKey: key,
        calendar: `${siteUrl(config)}${ownCalendar(key)}`.replace(/^https?/, 'webcal'),
        sendsMail: config.mail !== undefined,
        sheet: SHEET_ADDRESS,
      });
    },
    async press({ context, params: { key = '' } }, { mails }) {
      const attendeeId = await findByKey(context.store.database, context, key);
      if (!attendeeId) throw new Refusal('not-found', text.noOwnProgramme());
      await changeMails(context, attendeeId, mails === 'yes');
      return { location: ownProgramme(key) };
    },
  },
];

/** On other modules' pages. */
export const onOtherPages: Pick<
  ServerModule,
  'onSpeakerPage' | 'homeSection' | 'homeFigure' | 'onPersonalPage'
> = {
  async onPersonalPage(context, attendee) {
    const { database } = context.store;
    if ((await programmeLink(database, context.clock.now())).length === 0) return null;
    const { stars } = await readStars(database, attendee.id);
    const { ownPageSection } = await import('../client/site/own-page-section.tsx');
    return ownPageSection(ownKeyOf(context, attendee.id), stars.length);
  },
  onSpeakerPage: async (...asked) =>
    (await import('../client/site/speaker-sessions.tsx')).speakerSessions(...asked),
  homeFigure: async (request) => (await import('../client/site/home-section.tsx')).countSessions(request),
  homeSection: async (...asked) =>
    (await import('../client/site/home-section.tsx')).homeSection(SHEET_ADDRESS)(...asked),
};

/** The style sheet and the worker of its pages, compressed when somebody asks for them. */
export function mountFiles(app: Hono, { cache }: Mounting): void {
  const files = {
    [SHEET_ADDRESS]: [SHEET, 'text/css; charset=utf-8', FOREVER],
    [PROGRAMME_WORKER]: [worker, 'text/javascript; charset=utf-8', 'no-cache'],
  } as const;
  for (const [address, [content, type, caching]] of Object.entries(files)) {
    let compressed: Promise<Compressed> | undefined;
    app.get(address, async (c) => {
      compressed ??= compress(content, { 'content-type': type, 'cache-control': caching });
      return cache.serve(c, await compressed, { address, version: EVERY_VERSION });
    });
  }
}
