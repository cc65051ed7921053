import { hash } from 'node:crypto';
import type { Hono } from 'hono';
import { FOREVER } from '#platform/server/http/cache-control.ts';
import type { Mounting, ServerModule } from '#platform/server/module.ts';
import { compress } from '#platform/server/pages/compressed.ts';
import { ANY_TEXT, type ListValues, type PublicRoute } from '#platform/server/pages/public-route.ts';
import { EVERY_VERSION } from '#platform/server/pages/response-cache.ts';
import { PROGRAMME_PAGE, PROGRAMME_WORKER, sessionAddress } from '../addresses.ts';
import { personKey } from '../client/site/filter.ts';
import worker from '../client/site/programme-worker.js?raw';
import { programmeSheet } from '../client/site/sheet.ts';
import type { PublishedProgramme } from '../published.ts';
import { currentProgramme } from './published.ts';

const SHEET = programmeSheet();
const SHEET_ADDRESS = `${PROGRAMME_PAGE}/${hash('sha256', SHEET, 'base64url').slice(0, 12)}.css`;

/** The values of a filter that there are. */
function listed(valuesIn: (programme: PublishedProgramme) => readonly string[]): ListValues {
  return async (database, now) => {
    const programme = await currentProgramme(database, now);
    return programme ? valuesIn(programme) : [];
  };
}

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

export const programmePages: readonly PublicRoute[] = [
  {
    path: PROGRAMME_PAGE,
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
    },
    isCached: ({ q, ...chosen }) => q === undefined && Object.keys(chosen).length <= 1,
  },
  {
    path: sessionAddress(':slug'),
    page: async () => (await import('../client/site/session-page.tsx')).sessionPage(SHEET_ADDRESS),
  },
];

/** On other modules' pages. */
export const onOtherPages: Pick<ServerModule, 'onSpeakerPage' | 'homeSection'> = {
  onSpeakerPage: async (...asked) =>
    (await import('../client/site/speaker-sessions.tsx')).speakerSessions(...asked),
  homeSection: async (...asked) =>
    (await import('../client/site/home-section.tsx')).homeSection(SHEET_ADDRESS)(...asked),
};

/** The style sheet and the worker of its pages. */
export function mountFiles(app: Hono, { cache }: Mounting): void {
  const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER };
  const sheet = compress(SHEET, headers);
  app.get(SHEET_ADDRESS, async (c) =>
    cache.serve(c, await sheet, { address: SHEET_ADDRESS, version: EVERY_VERSION }),
  );
  const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  const compressed = compress(worker, script);
  app.get(PROGRAMME_WORKER, async (c) =>
    cache.serve(c, await compressed, { address: PROGRAMME_WORKER, version: EVERY_VERSION }),
  );
}
