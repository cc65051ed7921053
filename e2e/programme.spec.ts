import { expect, type Page } from '@playwright/test';
import { LARGE_ROOMS, LARGE_TRACKS, largeProgramme } from '#testing/large-programme.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

// The sample programme: 'Which order goes first?' is on until 10:15 AM, then there is coffee.
test.use({ environment: { CLOCK: '2025-08-26T10:05:00Z' } });

const sessionOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('visitors find a session by keyboard, and what is around it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Programme' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programme' })).toBeVisible();
  await expect(sessionOf(page, 'Which order goes first?')).toContainText('Now');
  await expectNothingFound(page);

  await page.getByText('Find sessions').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Search').fill('language model');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /sessions? found/ })).toBeVisible();
  await expect(page).toHaveURL(/\/programme\?q=language\+model$/);
  // What was found stands before the form, which would fill a phone.
  await expect(page.getByLabel('Search')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Which order goes first?' })).toHaveCount(0);
  await expectNothingFound(page);

  await page.getByRole('link', { name: 'A language model in the next room' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A language model in the next room');
  const beside = page.getByRole('navigation', { name: 'At the same time' });
  await expect(beside.getByRole('link', { name: 'Lending on the rhythm of mobile money' })).toBeVisible();
  await expectNothingFound(page);
});

test('what is on follows the clock of the server, and asks for nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/programme');
  await expect(page.getByRole('button', { name: 'My programme' })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(sessionOf(page, 'Which order goes first?')).toContainText('Now');
  await expect(sessionOf(page, 'Coffee and first conversations')).toContainText('Next');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.fastForward('15:00');
  await expect(sessionOf(page, 'Coffee and first conversations')).toContainText('Now');
  await expect(sessionOf(page, 'Lending on the rhythm of mobile money')).toContainText('Next');
  await expect(sessionOf(page, 'Which order goes first?')).toHaveAttribute('data-state', 'past');
  expect(asked).toEqual([]);
});

test('on a phone, the days stay where they are when the page comes to life', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let bringToLife = () => {};
  const isTime = new Promise<void>((resolve) => {
    bringToLife = resolve;
  });
  await page.route('**/assets/*.js', (route) => isTime.then(() => route.continue()));
  await page.goto('/programme');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.programme-bar a')].map((link) => link.getBoundingClientRect().x),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(2);
  bringToLife();
  await expect(page.getByRole('button', { name: 'My programme' })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('stars make one’s own programme, in every tab and by a link', async ({ page, context }) => {
  await page.goto('/programme');
  const other = await context.newPage();
  await other.goto('/programme');
  const star = (at: Page, title: string) => at.getByRole('button', { name: `Star ‘${title}’` });
  await star(page, 'Lending on the rhythm of mobile money').press('Enter');
  await star(page, 'A language model in the next room').press('Enter');
  await expect(star(other, 'A language model in the next room')).toHaveAttribute('aria-pressed', 'true');
  const third = await context.newPage();
  await third.goto('/programme/a-depot-of-forty-people');
  const mine = third.getByRole('button', { name: 'My programme' });
  await mine.press('Enter');
  await expect(star(other, 'A depot of forty people')).toHaveAttribute('aria-pressed', 'true');
  await mine.press('Enter');
  await expect(star(other, 'A depot of forty people')).toHaveAttribute('aria-pressed', 'false');
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await expect(sessionOf(other, 'Lending on the rhythm of mobile money')).toContainText(
    'Overlaps with ‘A language model in the next room’',
  );

  await page.getByRole('button', { name: 'My programme' }).press('Enter');
  await expect(page.getByText('You starred 2 sessions. 2 of them overlap.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The first hundred days of a project' })).toBeHidden();
  await expectNothingFound(page);
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const entries = await (await page.request.get(calendar ?? '')).text();
  expect(entries.match(/^SUMMARY:/gm)).toHaveLength(2);

  const link = new URL(calendar ?? '', page.url()).searchParams.get('only');
  const friend = await (await page.context().browser())?.newContext();
  const shared = await friend?.newPage();
  await shared?.goto(`${new URL(page.url()).origin}/programme#starred=${link}`);
  if (!shared) throw new Error('there is no second browser');
  await expect(shared.getByText('Somebody shared 2 sessions with you.')).toBeVisible();
  await shared.getByRole('button', { name: 'Star them, too' }).click();
  await expect(shared.getByText('You starred 2 sessions.')).toBeVisible();
  await friend?.close();
});

test('the screen in a room follows what is published, and says when it can’t', async ({ page }) => {
  await page.goto('/screen/volta-hall');
  await expect(page.getByText('Which order goes first?')).toBeVisible();
  await expect(page.getByText(/\d+ minutes? left/)).toBeVisible();
  await expectNothingFound(page);
  const reply = await (await page.request.get('/programme.json')).json();
  for (const session of reply.sessions) session.title = session.title.replace('Which order', 'What');
  await page.route('/programme.json', (route) =>
    route.fulfill({ json: reply, headers: { etag: '"another"' } }),
  );
  await expect(page.getByText('What goes first?')).toBeVisible();
  await page.route('/programme.json', (route) => route.abort());
  await expect(page.getByText(/No connection since/)).toBeVisible();
  await expect(page.getByText('What goes first?')).toBeVisible();
});

test.describe('when the server doesn’t answer', () => {
  // It is stopped, so it is nobody else's.
  test.use({ environment: { CLOCK: '2025-08-26T10:00:00Z', SEED: 'demo' } });

  test('a screen goes on for hours and says since when, by the clock that it shows', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    const answered = ['counter', 'programme.json'].map(async (name) =>
      (await page.waitForResponse((response) => response.url().endsWith(name))).finished(),
    );
    await page.goto('/screen/volta-hall');
    await Promise.all(answered);
    const note = page.getByText(/No connection since/);
    const afterSeconds = (expectation: () => Promise<void>) =>
      expect(async () => {
        await page.clock.runFor(2_000);
        await expectation();
      }).toPass();
    await expect(page.getByText('Which order goes first?')).toBeVisible();
    server.process.kill('SIGSTOP');
    await afterSeconds(() => expect(note).toBeVisible({ timeout: 500 }));
    await page.clock.fastForward('03:00:00');
    await expect(page.locator('.screen-now')).toContainText('Lunch in the courtyard');
    await expect(page.locator('.screen-next')).toContainText('Next, 1:40 PM');
    await expect(note).toContainText(/since Tue 26, 10:\d\d\sAM/);
    server.process.kill('SIGCONT');
    await afterSeconds(() => expect(note).toBeHidden({ timeout: 500 }));
    await expect(page.locator('.screen-now')).toContainText('Lunch in the courtyard');
  });
});

/** The worker has taken over, and has the page with all that it loaded. */
async function everythingIsStored(page: Page): Promise<void> {
  // A function that is waited for in the page is done as soon as it answers with a promise.
  const isStored = () =>
    page.evaluate(async () => {
      const store = await caches.open('programme-1');
      const stored = new Set((await store.keys()).map(({ url }) => url));
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const needed = loaded.filter(
        (name) => name.startsWith(location.origin) && /\/assets\/|\.css$/.test(name),
      );
      return (
        !!navigator.serviceWorker.controller && [location.href, ...needed].every((one) => stored.has(one))
      );
    });
  await expect.poll(isStored).toBe(true);
}

test.describe('when the server has gone', () => {
  // It is ended, so it is nobody else's.
  test.use({ environment: { CLOCK: '2025-08-26T10:05:00Z', CAPTCHA: 'off' } });

  test('the programme and its stars are still there, and say from when they are', async ({
    page,
    server,
    signInAs,
  }) => {
    await signInAs('Administrator');
    await page.request.put('/api/v1/languages', { data: { main: 'en', others: ['fr'] } });
    await page.context().clearCookies();
    await page.goto('/programme');
    await page.getByRole('button', { name: 'Star ‘What a board may ask’' }).click();
    await everythingIsStored(page);
    await page.goto('/programme/which-order-goes-first');
    await page.goto('/fr/programme');
    await everythingIsStored(page);
    await server.end('SIGKILL');
    await page.goto('/programme');
    await expect(page.getByText(/Without network. This is the programme as it was on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Star ‘What a board may ask’' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'My programme' }).click();
    await expect(page.getByRole('link', { name: 'What a board may ask' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'A good answer or a fluent one' })).toBeHidden();
    await page.goto('/programme/which-order-goes-first');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which order goes first?');
    // One that was never opened leads to its place in the programme.
    await page.goto('/programme/a-depot-of-forty-people');
    await expect(page).toHaveURL(/\/programme#a-depot-of-forty-people$/);
    // Each language by itself.
    await page.goto('/fr/programme');
    await expect(page.getByText(/Sans réseau/)).toBeVisible();
    await page.goto('/fr/programme/a-depot-of-forty-people');
    await expect(page).toHaveURL(/\/fr\/programme#a-depot-of-forty-people$/);
  });
});

/** How many pages it takes on paper. */
async function printed(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

/** Stars every so many of the sessions, and shows no others. */
async function showMine(page: Page, every: number): Promise<void> {
  await expect(page.getByRole('button', { name: 'My programme' })).toBeVisible();
  await page.evaluate((step) => {
    const stars = [...document.querySelectorAll<HTMLElement>('.star')];
    for (const star of stars.filter((_, index) => index % step === 0)) star.click();
  }, every);
  await page.getByRole('button', { name: 'My programme' }).click();
  await expect(page.getByText(/You starred \d+ sessions/)).toBeVisible();
}

test('each day is printed on one page, also of one’s own programme', async ({ page }) => {
  await page.goto('/programme');
  expect(await printed(page)).toBe(2);
  await showMine(page, 3);
  expect(await printed(page)).toBe(2);
});

test.describe('with 120 sessions in six rooms', () => {
  test.use({ environment: { CLOCK: '2025-08-26T10:06:00Z' } });

  test('each day is still printed on one page', async ({ page, server }) => {
    const clock = { now: () => new Date('2025-08-26T10:06:00Z') };
    const sessions = largeProgramme('2025-08-26');
    const given = { rooms: LARGE_ROOMS, tracks: LARGE_TRACKS, sessions };
    await server.withStore(async (store) => {
      await store.write((database) => database.deleteFrom('programme_published').execute());
      await publishTestProgramme({ store, clock }, given);
    });
    await expect
      .poll(async () => (await page.request.get('/programme.json')).text())
      .toContain(LARGE_TRACKS[0]?.name);
    await page.goto('/programme');
    expect(await printed(page)).toBe(3);
    await showMine(page, 2);
    expect(await printed(page)).toBe(3);
  });
});

test.describe('with more sessions than a page takes', () => {
  // It is ended, so it is nobody else's.
  test.use({ environment: { CLOCK: '2025-08-26T10:07:00Z', CAPTCHA: 'off' } });

  test('days are pages, one’s own programme has all of them, and both are there without network', async ({
    page,
    server,
  }) => {
    const clock = { now: () => new Date('2025-08-26T10:07:00Z') };
    const sessions = largeProgramme('2025-08-26');
    const again = sessions.map((one) => ({
      ...one,
      id: one.id.replace(/\d(?=\d{7}$)/, '9'),
      title: `${one.title} again`,
    }));
    await server.withStore(async (store) => {
      await store.write((database) => database.deleteFrom('programme_published').execute());
      const given = { rooms: LARGE_ROOMS, tracks: LARGE_TRACKS, sessions: [...sessions, ...again] };
      await publishTestProgramme({ store, clock }, given);
    });
    const star = async () => {
      const button = page.locator('.star[aria-pressed="false"]').first();
      const title = await button.getAttribute('aria-label');
      await button.click();
      return page.getByRole('button', { name: title ?? '', exact: true });
    };
    await page.goto('/programme');
    const first = await star();
    await expect(page.locator('.day')).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Days' }).getByText('Thu 28').click();
    await expect(page).toHaveURL(/\/programme\?day=2025-08-28$/);
    const second = await star();
    await page.getByRole('button', { name: 'My programme' }).click();
    await expect(page.getByText('You starred 2 sessions.')).toBeVisible();
    await expect(first).toBeVisible();
    await expect(second).toBeVisible();
    const shared = `/programme#starred=${new URL(page.url()).searchParams.get('only')}`;
    await page.getByRole('button', { name: 'Show all sessions' }).click();
    await expect(page).toHaveURL(/\/programme$/);
    await page.goto('/');
    await page.goto(shared);
    await expect(page.getByText('Somebody shared 2 sessions with you.')).toBeVisible();
    const days = () =>
      page.evaluate(async () =>
        (await (await caches.open('programme-1')).keys()).map(({ url }) => url).join(' '),
      );
    await expect.poll(days).toContain('/programme?day=2025-08-27');
    await server.end('SIGKILL');
    await page.goto('/programme?day=2025-08-27');
    await expect(page.getByText(/Without network/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wednesday 27 August' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the programme is read, filtered and followed to a session', async ({ page }) => {
    await page.goto('/programme');
    await expect(sessionOf(page, 'Which order goes first?')).toContainText('Now');
    await page.getByText('Find sessions').click();
    await page.getByLabel('Room').selectOption('Loom Room');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(new URL(page.url()).searchParams.get('room')).toBe('loom-room');
    await expect(page.getByRole('link', { name: 'Which order goes first?' })).toHaveCount(0);
    await page.getByRole('link', { name: 'A language model in the next room' }).click();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  });
});
