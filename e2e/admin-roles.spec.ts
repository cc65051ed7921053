import { expect } from '@playwright/test';
import { UNDECLARED } from '#admin/screens-of.ts';
import { mayAccess, type Right } from '#platform/contract/access.ts';
import { EVERY_SCREEN } from '#testing/every-kind.ts';
import { openDashboard } from './dashboard.ts';
import { test } from './fixtures.ts';

const NOWHERE = 'no-such-id';
/** The server refuses each; the screen of a refusal is the same for all. */
const SHOWN_EACH = 5;
/** Each test visits many addresses. */
const WALK_MS = 480_000;

const routes = Object.entries(EVERY_SCREEN).map(([pattern, access]) => ({
  pattern,
  address: pattern.replace(/\$\w*/, NOWHERE),
  access,
}));
const closedTo = (role: string, rights: Right[]) =>
  routes.filter(({ access }) => !mayAccess(access, { role, rights }));
const missing = UNDECLARED.replace('$', NOWHERE);
const ofOneRecord = routes.filter(({ pattern }) => pattern.endsWith('/$id'));

test('signed out, every address leads to the login', async ({ request }) => {
  for (const { address } of routes) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(302);
    expect(response.headers().location).toBe(`/admin/login?next=${encodeURIComponent(address)}`);
  }
});

test('the server and the screens refuse a User what takes a right', async ({ page, signInAs }) => {
  test.setTimeout(WALK_MS);
  await signInAs('User');
  for (const [index, { address }] of closedTo('User', []).entries()) {
    expect((await page.request.get(address)).status(), address).toBe(403);
    if (index % SHOWN_EACH > 0) continue;
    await page.goto(address);
    await expect(page.getByText('Your role doesn’t allow this.')).toBeVisible();
  }
});

test('an undeclared address shows the admin’s own message', async ({ page, signInAs }) => {
  await signInAs('User');
  for (const address of [missing, `${missing}/deeper`, '/admin/useredit']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  }
});

test('a demoted Administrator sees it at the first refusal', async ({ page, server, signInAs }) => {
  const { userId, username } = await signInAs('Administrator');
  // Otherwise a pending request of the dashboard would be the first to be refused.
  await openDashboard(page);
  await expect(page.getByRole('button', { name: `${username} (Administrator)` })).toBeVisible();
  await server.withStore(({ database }) =>
    database.updateTable('users').set({ role: 'User' }).where('id', '=', userId).execute(),
  );
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'Attendees' }).click();
  await expect(page.getByRole('button', { name: `${username} (User)` })).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText(['Dashboard']);
  await expect(page.getByText('Your role doesn’t allow this.')).toBeVisible();
});

test('a screen of one record says that there is none', async ({ page, signInAs }) => {
  test.setTimeout(WALK_MS);
  await signInAs('Administrator');
  for (const { address } of ofOneRecord) {
    await page.goto(address);
    const alert = page.getByRole('alert');
    await expect(alert, address).toHaveText(/^This .* no longer exists\.$/);
    await expect(alert).not.toContainText('try again later');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
});

test('a screen whose record can’t be read now offers to try again', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.route('**/aiAPI/speakers/get_single_speaker?*', (route) => route.abort());
  await page.goto(`/admin/update-speaker/${NOWHERE}`);
  await expect(page.getByRole('alert')).toContainText(
    'Unable to fetch speakers details. Please try again later.',
  );
  await page.unroute('**/aiAPI/speakers/get_single_speaker?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveText('This speaker no longer exists.');
});
