import type { Context, Hono } from 'hono';
import { currentSiteView, findCurrentEdition } from '#modules/editions/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { clientAddress } from '#platform/server/http/request-context.ts';
import type { Mounting } from '#platform/server/module.ts';
import { compress } from '#platform/server/pages/compressed.ts';
import { respond } from '#platform/server/pages/reply.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import {
  ownProgramme,
  PROGRAMME_CALENDAR,
  PROGRAMME_JSON,
  sessionAddress,
  sessionCalendar,
} from '../../addresses.ts';
import type { PublishedSession } from '../../published.ts';
import { isNamed, namesIn } from '../../short-ids.ts';
import * as text from '../../site-messages.ts';
import { visibleProgramme } from '../published.ts';
import { programmeCalendar } from './calendar.ts';
import { shown } from './handlers.ts';
import { findByKey, readStars } from './stars.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const CALENDAR_HEADERS = { 'content-type': 'text/calendar; charset=utf-8' };

/** The chosen sessions of the current programme as a calendar. */
async function writeCalendar(
  services: Services,
  isChosen: (session: PublishedSession) => boolean,
): Promise<string> {
  const { database } = services.store;
  const edition = await findCurrentEdition(database, services.clock.now());
  const programme = await visibleProgramme(services);
  if (!programme) throw new Refusal('not-found', text.nothingPublished());
  const siteView = await currentSiteView(database, services, edition);
  const { publicUrl } = services.config;
  return programmeCalendar(programme.sessions.filter(isChosen), { programme, siteView, publicUrl });
}

/** The programme for programs and calendars: stored like the pages, with an ETag. */
export function mountFeeds(app: Hono, { services, cache }: Mounting): void {
  // Those that are stored for nobody else: thousands may ask at the same minute.
  const ownCalendars = new WorkQueue({ atOnce: 1, waiting: 2_000, patience: 10_000, refusal: text.busy });
  const inTurn = (c: Context, write: () => Promise<string>) =>
    ownCalendars.run(write, clientAddress(services, c.req.raw, c.env));

  app.get(PROGRAMME_JSON, (c) =>
    cache.answer(c, { key: PROGRAMME_JSON }, async () => {
      const programme = await visibleProgramme(services);
      if (!programme) throw new Refusal('not-found', text.nothingPublished());
      return { text: JSON.stringify(shown(programme)), headers: JSON_HEADERS };
    }),
  );
  app.get(PROGRAMME_CALENDAR, async (c) => {
    const names = namesIn(c.req.query('only'));
    if (names.length > 0) {
      const isChosen = ({ id }: PublishedSession) => isNamed(id, names);
      const write = () => writeCalendar(services, isChosen);
      return c.body(await inTurn(c, write), 200, CALENDAR_HEADERS);
    }
    return cache.answer(c, { key: PROGRAMME_CALENDAR }, async () => ({
      text: await writeCalendar(services, () => true),
      headers: CALENDAR_HEADERS,
    }));
  });
  app.get(ownProgramme(':file{[^/]+\\.ics}'), async (c) => {
    const { database } = services.store;
    const key = withoutEnding(c.req.param('file'));
    const write = async () => {
      const attendeeId = await findByKey(database, services, key);
      if (!attendeeId) throw new Refusal('not-found', text.noOwnProgramme());
      const { stars } = await readStars(database, attendeeId);
      return writeCalendar(services, ({ id }) => stars.includes(id));
    };
    const calendar = await inTurn(c, write);
    return respond(c.req.raw, await compress(calendar, CALENDAR_HEADERS));
  });
  app.get(sessionAddress(':file{[^/]+\\.ics}'), (c) => {
    const slug = withoutEnding(c.req.param('file'));
    return cache.answer(c, { key: sessionCalendar(slug) }, async () => {
      const one = await writeCalendar(services, (session) => session.slug === slug);
      if (!one.includes('BEGIN:VEVENT')) throw new Refusal('not-found', text.noSession());
      return { text: one, headers: CALENDAR_HEADERS };
    });
  });
}

function withoutEnding(file = ''): string {
  return file.replace(/\.ics$/, '');
}
