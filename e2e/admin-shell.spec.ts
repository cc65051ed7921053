import { expect, type Page } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { samplePartnership } from '#testing/samples.ts';
import { WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { test } from './fixtures.ts';
import { emailOf } from './forms.ts';

test.use({ environment: WITHOUT_GUARD });

const SECTIONS = {
  People: ['Users', 'Add user'],
  Data: ['View Event Data', 'Add Event Data', 'View Sponsors/Partners', 'Add Sponsor/Partner'],
  Events: ['Speakers', 'Add Speaker', 'Categories', 'Add Speaker Category'],
  Registrations: ['Attendees', 'Waiting list', 'Partnerships', 'Mail', 'Writing to many'],
  Website: ['Pages', 'Posts', 'Add Post', 'Pictures', 'Questions and answers'],
  Summit: ['Programme', 'Proposals', 'Door', 'Feedback'],
  Trust: ['Privacy desk', 'Activity', 'Roles'],
};
/** Saved views would add to the lines. */
const FITS = { width: 1440, height: 800 };

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Admin' });
}

test('an Administrator’s sidebar has every section and link', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto('/admin/dashboard');
  for (const [title, labels] of Object.entries(SECTIONS)) {
    const section = menuOf(page).getByRole('region', { name: title });
    await expect(section.getByRole('link').first()).toBeVisible();
    // Further capabilities add lines of their own.
    const shown = await section.getByRole('link').allInnerTexts();
    expect(shown.filter((label) => labels.includes(label))).toEqual(labels);
  }
});

test('the sidebar fits, and its groups fold by keyboard and stay so', async ({ page, signInAs }) => {
  await page.setViewportSize(FITS);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const hidden = () => menuOf(page).evaluate((menu) => menu.scrollHeight - menu.clientHeight);
  expect(await hidden()).toBe(0);
  const trust = menuOf(page).getByRole('button', { name: 'Trust' });
  await expect(trust).toHaveAttribute('aria-expanded', 'false');
  const people = menuOf(page).getByRole('button', { name: 'People' });
  await people.press('Enter');
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await expect(menuOf(page).getByRole('link', { name: 'Users' })).toBeHidden();
  await page.goto('/admin/programme');
  expect(await hidden()).toBe(0);
  await page.goto('/admin/activity');
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await expect(trust).toHaveAttribute('aria-expanded', 'true');
  await expect(menuOf(page).getByRole('link', { name: 'Activity' })).toBeInViewport({ ratio: 1 });
  expect(await hidden()).toBe(0);
  await trust.press('Space');
  await expect(trust).toHaveAttribute('aria-expanded', 'false');
  await expectNothingFound(page);
});

test('what waits is counted beside its list, and told on its folded group', async ({
  page,
  request,
  signInAs,
}) => {
  const data = samplePartnership({ email: emailOf('waits') });
  expect((await request.post(callAddress(addPartnership), { data })).status()).toBe(200);
  await signInAs('Administrator');
  await page.goto('/admin/partnerships?search=waits');
  const group = menuOf(page).getByRole('region', { name: 'Registrations' });
  const link = group.getByRole('link', { name: 'Partnerships', exact: true });
  await expect(link).toHaveAccessibleDescription(/unanswered$/);
  await group.getByRole('button', { name: 'Registrations' }).click();
  await expect(group.getByTitle(/unanswered/).first()).toBeVisible();
  await expectNothingFound(page);
});

test('screens that share a line are its tabs, and old addresses lead there', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/invitation');
  await expect(page).toHaveURL('/admin/mail/wording/invitation');
  await expect(menuOf(page).locator('[aria-current]')).toHaveText(['Mail']);
  await page.goto('/admin/site-versions');
  const tabs = page.getByRole('navigation', { name: 'Pages' });
  await expect(tabs.getByRole('link')).toHaveText(['Texts and packages', 'Preview', 'Versions']);
  await expect(tabs.locator('[aria-current]')).toHaveText(['Versions']);
  await expect(menuOf(page).locator('[aria-current]')).toHaveText(['Pages']);
  await expectNothingFound(page);
});

test('a User’s sidebar has only the dashboard and Logout', async ({ page, signInAs }) => {
  await signInAs('User');
  await page.goto('/admin/dashboard');
  await expect(menuOf(page).getByRole('link')).toHaveText(['Dashboard']);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the header shows the name followed by the role in brackets', async ({ page, signInAs }) => {
  const { username } = await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await expect(page.getByRole('button', { name: `${username} (Administrator)` })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('on phones the role in brackets is in view below the name', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/admin/attendees');
    const role = page.getByRole('banner').getByText('(Administrator)', { exact: true });
    await expect(role).toBeInViewport({ ratio: 1 });
    const cut = await role.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  }
});

for (const [width, height] of [
  [1440, 600],
  [1024, 768],
  [360, 600],
] as const) {
  test(`Logout and the current item are in view at ${width} by ${height}`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height });
    await signInAs('Administrator');
    await page.goto('/admin/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    const expand = page.getByRole('button', { name: 'Expand the menu' });
    if (await expand.isVisible()) await expand.click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    const current = menuOf(page).getByRole('link', { name: 'Privacy desk' });
    await expect(current).toBeInViewport({ ratio: 1 });
    await menuOf(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the sidebar can be collapsed and stays collapsed', async ({ page, signInAs }) => {
  await signInAs('User');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect(menuOf(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await expect(menuOf(page)).toBeVisible();
});

test('on a phone the menu lies over the screen and closes on a choice', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  await expect(menuOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await menuOf(page).getByRole('link', { name: 'Attendees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attendees' })).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
});

test('the back-to-top button returns to the top at once', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('Administrator');
  await page.goto('/admin/speakers');
  await expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  const back = page.getByRole('button', { name: 'Back to top' });
  await expect(back).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 400));
  await back.click();
  await expect(back).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('every screen has its breadcrumb and the footer', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/users');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Dashboard',
    'User List',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText('Copyright AI for Business. All Rights Reserved');
});

test('Sign Out ends the session on the server, clears it in the browser and opens the website', async ({
  page,
  signInAs,
}) => {
  const { username } = await signInAs('User');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: `${username} (User)` }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fdashboard');
});

test('Logout says that it worked and opens the website', async ({ page, signInAs }) => {
  await signInAs('User');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Success: You are logged out')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');
});

test('a session that ended elsewhere leads to the login', async ({ page, signInAs, server }) => {
  const { sessionId } = await signInAs('Administrator');
  // The dashboard's pending requests would also notice the ended session and lead back to the dashboard.
  await openDashboard(page);
  await server.withStore(({ database }) =>
    database.deleteFrom('sessions').where('id', '=', sessionId).execute(),
  );
  await menuOf(page).getByRole('link', { name: 'Attendees' }).click();
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fattendees');
});
