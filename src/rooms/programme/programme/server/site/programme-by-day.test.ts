import { expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import { writeLanguages } from '#platform/server/site-languages.ts';
import { createTestApp } from '#testing/app.ts';
import { LARGE_ROOMS, LARGE_TRACKS } from '#testing/large-programme.ts';
import { publishTestProgramme, type TestSession } from '#testing/published-programme.ts';
import { PROGRAMME_PAGE, sessionAddress } from '../../addresses.ts';
import { shortIds } from '../../short-ids.ts';

const FIRST_DAY = '2025-08-26';
const HOUR_MS = 3_600_000;

/** So many a day, one after the other in each room, with people of their own. */
function programmeOf(days: number, aDay: number): TestSession[] {
  return Array.from({ length: days * aDay }, (_, number) => {
    const place = number % aDay;
    const begins = `${addDays(FIRST_DAY, Math.floor(number / aDay))}T08:00:00Z`;
    const at = (hours: number) => new Date(Date.parse(begins) + hours * HOUR_MS).toISOString();
    const hour = Math.floor(place / LARGE_ROOMS.length) / 4;
    return {
      id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      title: `Talk ${number} of looms, ledgers and lending`,
      kind: number % 10 === 0 ? 'kind-panel' : 'kind-talk',
      track: LARGE_TRACKS[number % 4]?.id,
      room: LARGE_ROOMS[place % LARGE_ROOMS.length]?.id,
      start: at(hour),
      end: at(hour + 0.25),
      people: [{ name: `Ama Mensah-Owusu ${number}` }],
    };
  }).toSorted((a, b) => a.start.localeCompare(b.start));
}

async function site(days: number, aDay: number) {
  const app = await createTestApp({ CLOCK: '2025-08-01T09:00:00Z' });
  const sessions = programmeOf(days, aDay);
  await publishTestProgramme(app, { sessions, rooms: LARGE_ROOMS, tracks: LARGE_TRACKS });
  const { publicUrl } = app.services.config;
  const get = async (path: string) => {
    const response = await app.visitor.fetch(path);
    const html = await response.text();
    const links = (rel: string) =>
      Array.from(html.matchAll(/<link rel="([a-z]+)" (?:hrefLang="..?" )?href="([^"]*)"/g), ([, name, to]) =>
        name === rel ? (to ?? '').replace(publicUrl, '') : [],
      ).flat();
    return {
      ...{ html, caching: response.headers.get('cache-control'), links },
      days: Array.from(html.matchAll(/<section class="day" id="([\d-]+)"/g), ([, day]) => day),
      tabs: Array.from(html.matchAll(/<a href="([^"]*)" class="tab-link"/g), ([, to]) => to),
      languages: new Set(Array.from(html.matchAll(/<a data-language="\w+" href="([^"]*)"/g), ([, to]) => to)),
      count: html.match(/class="session /g)?.length ?? 0,
      isLeftOut: html.includes('<meta name="robots" content="noindex"/>'),
    };
  };
  const pageOf = (day: number) => `${PROGRAMME_PAGE}?day=${addDays(FIRST_DAY, day)}`;
  return { app, sessions, get, pageOf };
}

test('a programme of more sessions than a page takes has a page for each day', async () => {
  const { app, get, pageOf } = await site(4, 40);
  await app.store.write(async (database) => {
    await writeLanguages(database, ['en', 'fr']);
    await renewContent(database);
  });
  const whole = await get(PROGRAMME_PAGE);
  expect([whole.days, whole.count, whole.isLeftOut]).toEqual([[FIRST_DAY], 40, false]);
  expect(whole.links('canonical')).toEqual([PROGRAMME_PAGE]);
  expect([whole.links('prev'), whole.links('next')]).toEqual([[], [pageOf(1)]]);
  const tabs = [0, 1, 2, 3].map((day) => `?day=${addDays(FIRST_DAY, day)}`);
  expect(whole.tabs).toEqual(tabs);

  const second = await get(pageOf(1));
  expect([second.days, second.count, second.isLeftOut]).toEqual([[addDays(FIRST_DAY, 1)], 40, false]);
  expect(second.html).toContain('<title>Programme, Wednesday 27 August · ');
  expect(second.links('canonical')).toEqual([pageOf(1)]);
  expect([second.links('prev'), second.links('next')]).toEqual([[pageOf(0)], [pageOf(2)]]);
  expect(second.links('alternate')).toContain(`/fr${pageOf(1)}`);
  // Also without a script, whoever reads it in another language reads of the same day.
  expect(second.languages).toEqual(new Set([pageOf(1), `/fr${pageOf(1)}`]));
  expect(whole.languages).toEqual(new Set([PROGRAMME_PAGE, `/fr${PROGRAMME_PAGE}`]));
  expect(second.tabs).toEqual(tabs);
  expect((await get(pageOf(3))).links('next')).toEqual([]);
  const { html: map } = await get(publicAddress.sitemap);
  for (const day of [0, 1, 2, 3]) expect(map).toContain(`${pageOf(day)}</loc>`);

  // A day that there isn't is no page of its own.
  for (const day of ['2025-12-24', 'tomorrow', '']) {
    const unknown = await get(`${PROGRAMME_PAGE}?day=${day}`);
    expect([unknown.days, unknown.links('canonical')]).toEqual([[FIRST_DAY], [PROGRAMME_PAGE]]);
  }
});

test('the programme begins with the first day that isn’t over, and its sessions lead back to their days', async () => {
  const { app, get, pageOf } = await site(4, 40);
  const shownAt = async (instant: string) => {
    app.clock.set(instant);
    return (await get(PROGRAMME_PAGE)).days;
  };
  expect(await shownAt('2025-08-26T09:44:00Z')).toEqual(['2025-08-26']);
  expect(await shownAt('2025-08-26T09:45:00Z')).toEqual(['2025-08-27']);
  expect(await shownAt('2025-08-29T09:44:00Z')).toEqual(['2025-08-29']);
  expect(await shownAt('2025-08-30T09:00:00Z')).toEqual(['2025-08-26']);
  const slug = 'session-00000000-0000-7000-8000-000000000100';
  expect((await get(sessionAddress(slug))).html).toContain(`href="${pageOf(2)}#${slug}"`);
  expect((await get(pageOf(2))).html).toContain(`id="${slug}"`);
});

test('what filters leave of it is shown whole if a page takes it, else by day, and its days keep the filters', async () => {
  const { get } = await site(4, 50);
  const panels = await get(`${PROGRAMME_PAGE}?kind=panel`);
  expect([panels.days.length, panels.count, panels.isLeftOut]).toEqual([4, 20, true]);
  expect(panels.tabs[1]).toBe('#2025-08-27');
  const talks = await get(`${PROGRAMME_PAGE}?kind=talk`);
  expect([talks.days, talks.count, talks.isLeftOut]).toEqual([[FIRST_DAY], 45, true]);
  expect(talks.html).toContain('180 sessions found');
  expect(talks.tabs[1]).toBe('?kind=talk&amp;day=2025-08-27');
  const ofDay = await get(`${PROGRAMME_PAGE}?kind=talk&day=2025-08-27`);
  expect([ofDay.days, ofDay.count, ofDay.isLeftOut]).toEqual([['2025-08-27'], 45, true]);
  expect(ofDay.links('canonical')).toEqual([PROGRAMME_PAGE]);
  // Hundreds of people are found by the search.
  expect(talks.html).not.toContain('name="person"');
  expect((await get(`${PROGRAMME_PAGE}?person=Ama+Mensah-Owusu+7`)).html).toContain('>Talk 7 of');
});

test('sessions that somebody starred are shown alone, whatever their days, and stored for nobody', async () => {
  const { get, sessions } = await site(4, 40);
  const starred = sessions.filter((_, index) => index % 70 === 3).map(({ id }) => id);
  const mine = await get(`${PROGRAMME_PAGE}?only=${shortIds(starred)}`);
  expect([mine.count, mine.days.length, mine.isLeftOut]).toEqual([3, 3, true]);
  expect(mine.caching).toBe('no-store');
  const nothing = await get(`${PROGRAMME_PAGE}?only=${'x'.repeat(5_000)}`);
  expect([nothing.days, nothing.caching]).toEqual([[FIRST_DAY], 'no-cache']);
});

test('a programme that a page takes is shown whole, and its days are no pages', async () => {
  const { get, pageOf } = await site(3, 50);
  const whole = await get(PROGRAMME_PAGE);
  expect([whole.days.length, whole.count, whole.links('next')]).toEqual([3, 150, []]);
  expect((await get(pageOf(1))).isLeftOut).toBe(true);
  expect((await get(publicAddress.sitemap)).html).not.toContain('?day=');
});

test.each([
  [10, 50, 120_000],
  [2, 250, 200_000],
])('on %i days with %i sessions each, a page has at most so many letters', async (days, aDay, most) => {
  const { get, pageOf } = await site(days, aDay);
  for (const page of [PROGRAMME_PAGE, pageOf(1)]) {
    const { html, count } = await get(page);
    expect(count).toBe(aDay);
    expect(html.length).toBeLessThan(most);
  }
});
