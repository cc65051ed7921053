import type { Context, Handler, Hono } from 'hono';
import { Refusal } from '#platform/contract/refusal.ts';
import { atOneAddress } from '#platform/server/http/final-slash.ts';
import { clientAddress } from '#platform/server/http/request-context.ts';
import type { Mounting } from '#platform/server/module.ts';
import { respond } from '#platform/server/pages/reply.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import {
  ownProgramme,
  PROGRAMME_CALENDAR,
  PROGRAMME_JSON,
  sessionAddress,
  sessionCalendar,
} from '../../addresses.ts';
import { isNamed, namesIn } from '../../short-ids.ts';
import * as text from '../../site-messages.ts';
import { visibleProgramme, withSpokenPeople } from '../published.ts';
import { shown } from './handlers.ts';
import { calendarWriter, type IsChosen, keptCalendars } from './kept-calendars.ts';
import { listStars } from './star-queries.ts';
import { findByKey } from './stars.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const CALENDAR_HEADERS = { 'content-type': 'text/calendar; charset=utf-8' };

/** The programme for programs and calendars: stored like the pages, with an ETag. */
export function mountFeeds(app: Hono, { services, cache }: Mounting): void {
  const calendar = calendarWriter(services);
  // Those of people who chose: thousands may ask at the same minute.
  const turns = new WorkQueue({ atOnce: 1, waiting: 2_000, patience: 10_000, refusal: text.busy });
  const keep = keptCalendars(CALENDAR_HEADERS);
  const ownCalendar = (c: Context, choose: () => Promise<IsChosen>) =>
    turns.run(
      async () => respond(c.req.raw, await keep(await calendar(await choose()))),
      clientAddress(services, c.req.raw, c.env),
    );

  const get = (path: string, show: Handler) => app.get(path, atOneAddress({}, show));

  get(PROGRAMME_JSON, (c) =>
    cache.answer(c, { key: PROGRAMME_JSON }, async () => {
      const programme = await visibleProgramme(services);
      if (!programme) throw new Refusal('not-found', text.nothingPublished());
      const spoken = await withSpokenPeople({ ...services, actor: undefined }, programme);
      return { text: JSON.stringify(shown(spoken)), headers: JSON_HEADERS };
    }),
  );
  get(PROGRAMME_CALENDAR, async (c) => {
    const names = namesIn(c.req.query('only'));
    if (names.length > 0)
      return ownCalendar(
        c,
        async () =>
          ({ id }) =>
            isNamed(id, names),
      );
    return cache.answer(c, { key: PROGRAMME_CALENDAR }, async () => ({
      text: await calendar(() => true),
      headers: CALENDAR_HEADERS,
    }));
  });
  get(ownProgramme(':file{[^/]+\\.ics}'), (c) => {
    const { database } = services.store;
    const key = withoutEnding(c.req.param('file'));
    return ownCalendar(c, async () => {
      const attendeeId = await findByKey(database, services, key);
      if (!attendeeId) throw new Refusal('not-found', text.noOwnProgramme());
      const stars = new Set(await listStars(database, attendeeId));
      return ({ id }) => stars.has(id);
    });
  });
  get(sessionAddress(':file{[^/]+\\.ics}'), (c) => {
    const slug = withoutEnding(c.req.param('file'));
    return cache.answer(c, { key: sessionCalendar(slug) }, async () => {
      const one = await calendar((session) => session.slug === slug);
      if (!one.includes('BEGIN:VEVENT')) throw new Refusal('not-found', text.noSession());
      return { text: one, headers: CALENDAR_HEADERS };
    });
  });
}

function withoutEnding(file = ''): string {
  return file.replace(/\.ics$/, '');
}
