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

test('stars make one’s own programme, in every tab and by a link', async ({ page, context }) => {
  await page.goto('/programme');
  const other = await context.newPage();
  await other.goto('/programme');
  const star = (at: Page, title: string) => at.getByRole('button', { name: `Star ‘${title}’` });
  await star(page, 'Lending on the rhythm of mobile money').press('Enter');
  await star(page, 'A language model in the next room').press('Enter');
  await expect(star(other, 'A language model in the next room')).toHaveAttribute('aria-pressed', 'true');
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
  await expect(page.getByText('What goes first?')).toBeVisible({ timeout: 2_500 });
  await page.route('/programme.json', (route) => route.abort());
  await expect(page.getByText(/No connection since/)).toBeVisible();
  await expect(page.getByText('What goes first?')).toBeVisible();
});

test.describe('when the server has gone', () => {
  // It is ended, so it is nobody else's.
  test.use({ environment: { CLOCK: '2025-08-26T10:05:00Z', CAPTCHA: 'off' } });

  test('the programme and its stars are still there, and say from when they are', async ({
    page,
    server,
  }) => {
    await page.goto('/programme');
    await page.getByRole('button', { name: 'Star ‘What a board may ask’' }).click();
    // Once the worker has taken over, everything that the page needs is stored.
    await page.waitForFunction(async () => {
      const store = await caches.open('programme-1');
      const stored = await store.keys();
      return navigator.serviceWorker.controller && stored.some(({ url }) => url.endsWith('.css'));
    });
    await page.goto('/programme/which-order-goes-first');
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
  });
});

/** How many pages it takes on paper. */
async function printed(page: Page): Promise<number> {
  await page.goto('/programme');
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

test('each day is printed on one page', async ({ page }) => {
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
      await publishTestProgramme({ store, clock } as never, given);
    });
    await expect
      .poll(async () => (await page.request.get('/programme.json')).text())
      .toContain(LARGE_TRACKS[0]?.name);
    expect(await printed(page)).toBe(3);
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
