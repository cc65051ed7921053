import { expect } from '@playwright/test';
import { samplePartnership } from '#testing/samples.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

test('three totals lead to their lists', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Counted', 1);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  for (const [title, link, address] of [
    ['Total Registration', 'View Total Attendee', '/admin/attendees'],
    ['Total Partnerships', 'View Partners', '/admin/partnerships'],
    ['Total Speakers', 'View Speakers', '/admin/speakers'],
  ] as const) {
    const total = page.getByRole('region', { name: title });
    await expect(total.getByText(/^[\d,]+$/)).toBeVisible();
    await expect(total.getByRole('link', { name: link })).toHaveAttribute('href', address);
  }
});

test('a User sees the totals without links to screens they can’t open', async ({ page, signInAs }) => {
  await signInAs('User');
  await page.goto('/admin/dashboard');
  const total = page.getByRole('region', { name: 'Total Speakers' });
  await expect(total.getByText(/^[\d,]+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(0);
});

test('recent activity shows the registration and the sign-in', async ({ page, request, server }) => {
  await registerPeople(request, 'Visible', 1);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password').fill(server.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();

  const table = page.getByRole('table', { name: 'Recent Activity' });
  const headings = ['uuid', 'username', 'Activity Type', 'Description', 'Time', 'Action'];
  await expect(table.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText(headings);
  await expect(table.getByRole('row', { name: /Logged In/ }).first()).toBeVisible();
  await expect(table.getByRole('row', { name: /Registered .*Visible 01/ })).toBeVisible();
  await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['5', '10', '20']);
});

test('a row is removed after confirmation; a User has no button for it', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Removable', 1);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const row = page.getByRole('row', { name: /Registered .*Removable 01/ });
  await row.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Removable 01');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await signInAs('User');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('checkbox').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Action' })).toHaveCount(0);
});

const REFUSED_COUNTS = {
  'by the HTTP status': {
    status: 403,
    json: { status: '403', code: 'forbidden', message: 'Not for you today.' },
  },
  'in the body alone': { status: 200, json: { status: '401', message: 'Not for you today.' } },
};
for (const [how, reply] of Object.entries(REFUSED_COUNTS)) {
  test(`counts that are refused ${how} warn and lead to the login`, async ({ page, signInAs }) => {
    await signInAs('User');
    await page.route('**/aiAPI/records/counts?*', (route) => route.fulfill(reply));
    await page.goto('/admin/dashboard');
    const dialog = page.getByRole('alertdialog', { name: 'Warning' });
    await expect(dialog).toContainText('Not for you today.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByText('The dashboard couldn’t be shown. Not for you today.')).toBeVisible();
  });
}

test('each chart has its table', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Charted', 1);
  const data = samplePartnership({ name: 'Charted Request' });
  expect((await request.post('/aiAPI/records/addpartnership', { data })).ok()).toBe(true);
  await signInAs('User');
  await page.goto('/admin/dashboard');
  for (const title of [
    'Registrations over 7 days',
    'How they heard',
    'Registrations by company',
    'Requests by package',
  ]) {
    const figure = page.getByRole('figure', { name: title });
    await figure.getByText('As a table').click();
    await expect(figure.getByRole('table', { name: title }).getByRole('row').nth(1)).toBeVisible();
  }
});

test('days are read and chosen in the cloth of registrations, by keyboard and by dragging', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Woven', 2);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const days = page.getByRole('slider', { name: 'Days of registrations' });
  await expect(days).toHaveAttribute('aria-valuetext', /registrations? · /);
  await days.press('Shift+ArrowLeft');
  await expect(days).toHaveAttribute('aria-valuetext', / – /);
  await days.press('Enter');
  await expect(page).toHaveURL(/\/admin\/attendees\?from=[\d-]{10}&to=[\d-]{10}$/);
  await expect(page.getByRole('row', { name: /Woven 01/ })).toBeVisible();
  await page.goBack();
  await days.hover();
  const box = await days.boundingBox();
  if (!box) throw new Error('the cloth has no box');
  await page.mouse.move(box.x + box.width * 0.2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, box.y + 20);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/admin\/attendees\?from=[\d-]{10}&to=[\d-]{10}$/);
});

test('the palette goes to any screen and finds any person', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Findable', 1);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await palette.getByRole('combobox').fill('categor');
  await expect(palette.getByRole('option', { name: /Add Speaker Category/ })).toBeVisible();
  await palette.getByRole('combobox').fill('findable');
  await palette.getByRole('option', { name: /Findable 01/ }).click();
  await expect(page).toHaveURL(/^[^?]*\/admin\/attendees\?record=[\w-]+$/);
  await expect(page.getByRole('dialog', { name: 'Findable 01' })).toContainText('findable01@people.example');
});

test('shortcuts are listed under ? and lead to screens', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Go to the attendees');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL('/admin/attendees');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('on a phone the identifier comes last, and is left out where there is none', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Anonymous', 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('Administrator');
  await page.request.post('/aiAPI/category/addcategory', { data: { title: 'Identified' } });
  await page.goto('/admin/dashboard');
  const nobodys = page.getByRole('row', { name: /Registered .*Anonymous 01/ });
  await expect(nobodys.locator('[data-column="user_id"]')).toBeHidden();
  const row = page.getByRole('row', { name: /Identified/ }).first();
  await expect(row.locator('[data-column="user_id"]')).toBeVisible();
  const values = row.locator('td:not([data-column="select"], [data-column="remove"], .unfold)');
  const readLast = () =>
    values.evaluateAll((cells) => {
      const placed = cells.map((cell) => ({ cell, ...cell.getBoundingClientRect().toJSON() }));
      const [last] = placed.toSorted((a, b) => (b.top >= a.bottom ? 1 : a.top >= b.bottom ? -1 : b.x - a.x));
      return last?.cell.getAttribute('data-label');
    });
  await expect.poll(readLast).toBe('uuid');
});
