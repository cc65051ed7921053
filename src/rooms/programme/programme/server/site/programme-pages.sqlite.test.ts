/** @module-tag long */

import ICAL from 'ical.js';
import { parseICS } from 'node-ical';
import { expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import { writeLanguages } from '#platform/server/site-languages.ts';
import { createTestApp } from '#testing/app.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { insertedSpeaker } from '#testing/calls/public-fixtures.ts';
import { LARGE_ROOMS, LARGE_TRACKS, largeProgramme } from '#testing/large-programme.ts';
import { publishTestProgramme, type TestSession } from '#testing/published-programme.ts';
import {
  PROGRAMME_CALENDAR,
  PROGRAMME_JSON,
  PROGRAMME_PAGE,
  sessionAddress,
  sharedSession,
} from '../../addresses.ts';
import { currentProgramme } from '../../site-contract.ts';

const HALL = { id: 'hall', slug: 'hall', name: 'Main Hall' };
const LOFT = { id: 'loft', slug: 'loft', name: 'Loft' };
const FIRST = '2025-08-01T09:00:00.000Z';
const LATER = '2025-08-20T09:00:00.000Z';
const at = (time: string) => `2025-08-26T${time}:00.000Z`;

const TALK = { id: 'talk-1', title: 'Looms and ledgers', room: 'hall', start: at('09:00'), end: at('09:30') };
const PANEL = {
  ...{ id: 'panel-1', title: 'Who answers?', kind: 'kind-panel', room: 'loft', start: at('09:00') },
  ...{ end: at('10:00'), people: [{ name: 'Efua Sutherland', role: 'Moderator' as const }] },
};
const COFFEE = { id: 'coffee-1', title: 'Coffee', kind: 'kind-break', start: at('10:00'), end: at('10:30') };

async function site(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  const publish = (sessions: readonly TestSession[], publishedAt = FIRST) =>
    publishTestProgramme(app, { rooms: [HALL, LOFT], sessions, publishedAt });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.client(headers).fetch(path);
    return { response, status: response.status, html: await response.text() };
  };
  return { app, publish, get };
}

test('nothing of a programme is to be seen before it is published, and all of it at once afterwards', async () => {
  const { app, publish, get } = await site();
  const link = `href="${PROGRAMME_PAGE}"`;
  expect((await get(PROGRAMME_PAGE)).html).toContain('The programme isn’t published yet');
  for (const path of [publicAddress.home, publicAddress.sitemap])
    expect((await get(path)).html, path).not.toContain(PROGRAMME_PAGE);
  for (const path of [PROGRAMME_JSON, PROGRAMME_CALENDAR, sessionAddress('session-talk-1')])
    expect((await get(path)).status, path).toBe(404);

  const speaker = await insertedSpeaker(await Fixtures.of(app));
  const people = [{ speaker }];
  const gone = { ...TALK, id: 'gone-1', title: 'Not any more', state: 'removed' as const };
  await publish([{ ...TALK, people }, PANEL, { ...COFFEE }, gone]);
  const { html } = await get(PROGRAMME_PAGE);
  for (const said of ['Tuesday 26 August', TALK.title, PANEL.title, 'Coffee']) expect(html).toContain(said);
  // No line ends in the name.
  expect(html).toContain('<span>Efua Sutherland</span> (Moderator)');
  expect(html).not.toContain(gone.title);
  expect(html).toContain('>2 sessions<');
  const home = await get(publicAddress.home);
  expect(home.html).toContain(link);
  expect(home.html).toContain('What to look forward to');
  expect((await get(publicAddress.sitemap)).html).toContain(`${sessionAddress('session-panel-1')}</loc>`);
  expect((await get(`/speaker/${speaker}`)).html).toContain(sessionAddress('session-talk-1'));
  expect((await app.visitor.call(currentProgramme, {})).body.sessions.map(({ id }) => id)).toEqual([
    'talk-1',
    'panel-1',
    'coffee-1',
  ]);

  const session = await get(sessionAddress('session-talk-1'));
  expect(session.html).toContain(`href="/speaker/${speaker}"`);
  expect(session.html).toMatch(/At the same time.*Who answers\?/s);
  expect(session.html).toMatch(/After.*Coffee/s);
  const [, facts = '{}'] = /<script type="application\/ld\+json">([^<]*)</.exec(session.html) ?? [];
  expect(JSON.parse(facts)).toMatchObject({
    ...{ '@type': 'Event', startDate: TALK.start, endDate: TALK.end },
    location: { name: 'Main Hall', address: { addressLocality: 'Accra' } },
    ...{ eventStatus: 'https://schema.org/EventScheduled', performer: [{ '@type': 'Person' }] },
  });
  const [, whole = '{}'] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? [];
  expect(JSON.parse(whole).subEvent).toMatchObject([{ name: TALK.title }, { name: PANEL.title }]);
  const image = await app.visitor.fetch(sharedSession('session-talk-1'));
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  // What it costs is said once, where it can be bought.
  for (const page of [session.html, html]) expect(page).not.toContain('"offers"');
  for (const slug of ['session-coffee-1', 'session-gone-1', 'elsewhere'])
    expect((await get(sessionAddress(slug))).status, slug).toBe(404);

  await publish([{ ...TALK, state: 'cancelled', sequence: 1 }], LATER);
  expect((await get(sessionAddress('session-talk-1'))).html).toContain('This session is cancelled.');
});

test('the id of a session leads to its address for good, and one in another script is an address everywhere', async () => {
  const { app, publish, get } = await site();
  await publish([TALK, { ...PANEL, id: 'قاعة', room: 'loft' }, COFFEE]);
  const moved = await app.visitor.fetch('/programme/talk-1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/programme/session-talk-1']);
  expect((await app.visitor.fetch('/programme/coffee-1')).status).toBe(404);
  const address = sessionAddress('session-قاعة');
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  const { status, html } = await get(address);
  expect([status, (await get('/programme/session-قاعة')).status]).toEqual([200, 200]);
  expect(html).toContain(`rel="canonical" href="${app.services.config.publicUrl}${address}"`);
  expect((await get(publicAddress.sitemap)).html).toContain(`${address}</loc>`);
  expect((await get(`${address}.ics`)).html.replace(/\r\n /g, '')).toContain(`${address}\r\n`);
});

test('what is in the address chooses sessions; a choice by several things is stored for nobody', async () => {
  const { publish, get } = await site();
  await publish([TALK, PANEL, COFFEE]);
  const shown = async (query: string) => {
    const { html, response } = await get(`${PROGRAMME_PAGE}?${query}`);
    const titles = [TALK, PANEL, COFFEE]
      .map(({ title }) => title)
      .filter((title) => html.includes(`>${title}<`));
    return [titles, response.headers.get('cache-control')];
  };
  const all = ['Looms and ledgers', 'Who answers?', 'Coffee'];
  expect(await shown('day=2025-08-26')).toEqual([all, 'no-cache']);
  expect(await shown('room=hall')).toEqual([['Looms and ledgers'], 'no-cache']);
  expect(await shown('kind=panel')).toEqual([['Who answers?'], 'no-cache']);
  expect(await shown('person=Efua+Sutherland')).toEqual([['Who answers?'], 'no-cache']);
  expect(await shown('room=nowhere&utm=x')).toEqual([all, 'no-cache']);
  expect(await shown('room=loft&kind=talk')).toEqual([[], 'no-store']);
  expect(await shown('q=WHO+sutherland')).toEqual([['Who answers?'], 'no-store']);
});

test('only what has a session is offered to choose from, besides what is chosen', async () => {
  const { publish, get } = await site();
  await publish([TALK, COFFEE, { ...PANEL, room: 'hall' }]);
  const offered = async (query = '') => {
    const { html } = await get(`${PROGRAMME_PAGE}${query}`);
    return Array.from(html.matchAll(/<option value="([^"]+)"/g), ([, value]) => value);
  };
  expect(await offered()).toEqual(['talk', 'panel']);
  expect(await offered('?room=loft')).toEqual(['hall', 'loft', 'talk', 'panel']);
});

test('the programme in another language leads to its calendar in that language', async () => {
  const { app, publish, get } = await site();
  await app.store.write(async (database) => {
    await writeLanguages(database, ['en', 'fr']);
    await renewContent(database);
  });
  await publish([TALK]);
  expect((await get(`/fr${PROGRAMME_PAGE}`)).html).toContain(
    `<link rel="alternate" type="text/calendar" href="/fr${PROGRAMME_CALENDAR}"/>`,
  );
  expect((await get(`/fr${PROGRAMME_CALENDAR}`)).html).toContain('//Website//FR');
  expect((await get(PROGRAMME_PAGE)).html).toContain(`type="text/calendar" href="${PROGRAMME_CALENDAR}"`);
});

test('what is on and next is marked, without a script, from the minute at which it begins', async () => {
  const { app, publish, get } = await site({ CLOCK: at('08:59') });
  await publish([TALK, PANEL, COFFEE]);
  const marked = async (minute: string) => {
    app.clock.set(at(minute));
    const { html } = await get(PROGRAMME_PAGE);
    return [...html.matchAll(/id="session-(\w+)-1"[^>]*data-state="(\w+)"/g)].map(([, id, state]) => [
      id,
      state,
    ]);
  };
  const [talk, panel, coffee] = ['talk', 'panel', 'coffee'];
  expect(await marked('08:59')).toEqual([
    [talk, 'next'],
    [panel, 'next'],
    [coffee, 'later'],
  ]);
  expect(await marked('09:00')).toEqual([
    [talk, 'now'],
    [panel, 'now'],
    [coffee, 'next'],
  ]);
  expect(await marked('09:30')).toEqual([
    [talk, 'past'],
    [panel, 'now'],
    [coffee, 'next'],
  ]);
  expect(await marked('10:30')).toEqual([
    [talk, 'past'],
    [panel, 'past'],
    [coffee, 'past'],
  ]);
});

test('the page of a session says that it is next from when those before it begin', async () => {
  const { app, publish, get } = await site({ CLOCK: at('08:59') });
  await publish([TALK, { ...TALK, id: 'talk-2', start: at('11:00'), end: at('11:30') }]);
  const isNext = async () => (await get(sessionAddress('session-talk-2'))).html.includes('data-state="next"');
  expect(await isNext()).toBe(false);
  app.clock.set(at('09:00'));
  expect(await isNext()).toBe(true);
});

test('nothing is next before the summit’s first day, on its clocks, and nothing after its end', async () => {
  const { app, get } = await site({ CLOCK: '2025-07-01T09:00:00Z' });
  const talk = (id: string, date: string) => ({
    ...{ id, title: 'A talk', room: 'hall', start: `${date}T13:00:00.000Z`, end: `${date}T14:00:00.000Z` },
  });
  // Its clocks are four hours behind UTC.
  const zone = 'America/New_York';
  const sessions = [talk('talk-1', '2025-08-26'), talk('talk-2', '2025-08-27')];
  await publishTestProgramme(app, { zone, rooms: [HALL], sessions });
  const pages = [PROGRAMME_PAGE, `${PROGRAMME_PAGE}?room=hall`, sessionAddress('session-talk-1')];
  const next = async (instant: string) => {
    app.clock.set(instant);
    const marks = pages.map(async (page) => (await get(page)).html.match(/data-state="next"/g)?.length ?? 0);
    const { html } = await get('/screen/hall');
    return [...(await Promise.all(marks)), /Next,|Begins on|That was all/.exec(plainTextOf(html))?.[0]];
  };
  expect(await next('2025-07-01T09:00:00Z')).toEqual([0, 0, 0, 'Begins on']);
  expect(await next('2025-08-26T03:59:00Z')).toEqual([0, 0, 0, 'Begins on']);
  expect(await next('2025-08-26T04:00:00Z')).toEqual([1, 1, 1, 'Next,']);
  expect(await next('2025-08-26T23:00:00Z')).toEqual([1, 1, 0, 'Next,']);
  expect((await get(publicAddress.home)).html).toContain('Now and next');
  expect(await next('2025-08-27T05:00:00Z')).toEqual([1, 1, 0, 'Next,']);
  expect(await next('2025-08-27T14:00:00Z')).toEqual([0, 0, 0, 'That was all']);
});

test('a filter doesn’t make next what is only the first that it leaves', async () => {
  const { publish, get } = await site({ CLOCK: at('08:00') });
  await publish([TALK, COFFEE]);
  const { html } = await get(`${PROGRAMME_PAGE}?kind=break`);
  expect(html).not.toContain('data-state="next"');
  expect(html).toContain(TALK.start);
});

test('the screen of a room says of which day what comes next is, unless it is today', async () => {
  const { app, publish, get } = await site({ CLOCK: '2025-08-25T20:00:00Z' });
  const second = { ...TALK, id: 'talk-2', start: '2025-08-27T09:00:00Z', end: '2025-08-27T09:30:00Z' };
  await publish([TALK, second]);
  const shown = async (instant: string) => {
    app.clock.set(instant);
    return plainTextOf((await get('/screen/hall')).html).replaceAll('\u00a0', ' ');
  };
  expect(await shown('2025-08-25T20:00:00Z')).toContain('Begins on Tuesday 26 August, 9:00 AM');
  expect(await shown(at('07:00'))).toContain('Next, 9:00 AM');
  expect(await shown(at('20:00'))).toContain('Next, Wed 27, 9:00 AM');
});

test('who has the programme already gets no second copy', async () => {
  const { publish, get } = await site();
  await publish([TALK]);
  for (const path of [PROGRAMME_JSON, PROGRAMME_CALENDAR]) {
    const etag = (await get(path)).response.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
    await publish([{ ...TALK, title: `For ${path}` }], LATER);
    expect((await get(path, { 'if-none-match': etag })).status, path).toBe(200);
  }
});

/** The first entry of a calendar, as two programs that share no code read it. */
function entriesIn(calendar: string) {
  const [found] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
  const event = new ICAL.Event(found);
  const other = Object.values(parseICS(calendar)).find((one) => one?.type === 'VEVENT');
  return [
    {
      ...{ uid: event.uid, sequence: event.sequence, status: found?.getFirstPropertyValue('status') },
      ...{ start: event.startDate.toJSDate().toISOString(), end: event.endDate.toJSDate().toISOString() },
      ...{ summary: event.summary, location: event.location },
    },
    {
      ...{ uid: other?.uid, sequence: Number(other?.sequence), status: other?.status },
      ...{ start: other?.start.toISOString(), end: other?.end?.toISOString() },
      ...{ summary: other?.summary, location: other?.location },
    },
  ] as const;
}

test('calendars keep an entry of a session that moves, is cancelled, restored or removed', async () => {
  const { publish, get } = await site();
  const entry = async () => {
    const [first, second] = entriesIn((await get(PROGRAMME_CALENDAR)).html);
    expect(second).toEqual(first);
    return first;
  };
  const title =
    'Looms; ledgers, and a title that is longer than one line of a calendar may ever be, with Kɔkɔ';
  await publish([{ ...TALK, title }]);
  const first = await entry();
  expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED', summary: title, start: TALK.start });
  expect(first.location).toMatch(/^Main Hall, /);
  await publish([{ ...TALK, title, room: 'loft', start: at('11:00'), end: at('11:45'), sequence: 1 }], LATER);
  expect(await entry()).toMatchObject({ uid: first.uid, sequence: 1, start: at('11:00'), end: at('11:45') });
  await publish([{ ...TALK, title, state: 'cancelled', sequence: 2 }], LATER);
  expect(await entry()).toMatchObject({ uid: first.uid, sequence: 2, status: 'CANCELLED' });
  await publish([{ ...TALK, title, sequence: 3 }], LATER);
  expect(await entry()).toMatchObject({ uid: first.uid, sequence: 3, status: 'CONFIRMED' });
  await publish([{ ...TALK, title, state: 'removed', sequence: 4 }], LATER);
  expect(await entry()).toMatchObject({ uid: first.uid, sequence: 4, status: 'CANCELLED' });
});

/** In bytes, with brotli. */
const PAGE = 40_000;

test('a speaker who hosts a break is told of it without a link, which would lead nowhere', async () => {
  const { app, publish, get } = await site();
  const speaker = await insertedSpeaker(await Fixtures.of(app));
  const people = [{ speaker }];
  await publish([
    { ...TALK, people },
    { ...COFFEE, people },
  ]);
  const { html } = await get(`/speaker/${speaker}`);
  expect(html).toContain('Coffee');
  expect(html).toContain(`href="${sessionAddress('session-talk-1')}"`);
  expect(html).not.toContain('href="/programme/session-coffee-1"');
});

test('a day in more rooms than the grid has columns is a list', async () => {
  const { app, get } = await site();
  const publish = async (count: number) => {
    const rooms = Array.from({ length: count }, (_, index) => ({
      ...{ id: `room-${index}`, slug: `room-${index}`, name: `Room ${index}` },
    }));
    const sessions = rooms.map(({ id }) => ({ ...TALK, id: `talk-in-${id}`, room: id }));
    await publishTestProgramme(app, { rooms, sessions, publishedAt: FIRST });
  };
  await publish(12);
  expect((await get(PROGRAMME_PAGE)).html).not.toContain('data-listed');
  await publish(13);
  expect((await get(PROGRAMME_PAGE)).html).toContain('data-listed');
});

test('a page of 120 sessions in six rooms on three days stays small', async () => {
  const { app, get } = await site();
  const sessions = largeProgramme('2025-08-26');
  expect(sessions.length).toBe(120);
  await publishTestProgramme(app, { sessions, rooms: LARGE_ROOMS, tracks: LARGE_TRACKS });
  const { response, html } = await get(PROGRAMME_PAGE, { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(html.length).toBeGreaterThan(0);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(PAGE);
});
