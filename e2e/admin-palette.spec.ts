import { expect, type Page } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { addMailing } from '#rooms/letters/mailings/contract.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

async function openPalette(page: Page) {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  // What is typed earlier goes to the page.
  await expect(palette.getByRole('combobox')).toBeFocused();
  return palette;
}

test('the palette adds, exports with a filter and changes the theme', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Exported', 2);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  let palette = await openPalette(page);
  await expect(palette.getByRole('option', { name: 'Export attendees', exact: true })).toBeVisible();
  await expect(palette.getByRole('option', { name: /LinkedIn/ })).toHaveCount(0);
  await page.keyboard.type('add speaker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/add-speaker');

  palette = await openPalette(page);
  await page.keyboard.type('attendees linkedin');
  const option = palette.getByRole('option', { name: 'Export attendees from LinkedIn' });
  await expect(option.locator('mark')).toHaveText(['attendees', 'LinkedIn']);
  await expectNothingFound(page);
  const [sent, download] = await Promise.all([
    page.waitForRequest(/registrations\/export/),
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(new URL(sent.url()).searchParams.get('filter[notice]')).toBe('LinkedIn');
  expect(download.suggestedFilename()).toBe('Attendees_List.xlsx');
  await expect(page.getByText('Attendees_List.xlsx saved.')).toBeVisible();

  palette = await openPalette(page);
  await page.keyboard.type('dark theme');
  await expect(palette.getByRole('option').first()).toHaveText(/Dark theme/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the palette acts on the row that has the focus, the chosen rows and the open record', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Acted', 2);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=acted');
  await page.getByRole('link', { name: 'Acted 01', exact: true }).focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('group', { name: 'Acted 01' })).toBeVisible();
  await page.keyboard.type('cancel');
  await expect(palette.getByRole('option').first()).toHaveText('Cancel registration');
  await page.keyboard.press('Enter');
  await expect(page.locator('#list tbody tr')).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Select Acted 02' }).check();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('remove');
  await expect(palette.getByRole('option').first()).toHaveText('Delete selected');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Acted 02', exact: true }).click();
  const record = page.getByRole('dialog', { name: 'Acted 02' });
  await expect(record.getByRole('button', { name: 'Send confirmation' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('send again');
  await expect(palette.getByRole('option').first()).toHaveText('Send confirmation');
  await palette.getByRole('option').first().click({ trial: true });
  await expectNothingFound(page);
});

test('the palette finds sections, settings and mails by their words, and shows all of a kind', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Sevenfold', 7);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const palette = await openPalette(page);
  const input = palette.getByRole('combobox');
  for (const [words, found] of [
    ['nothing is called so', /Nothing found/],
    ['group discount in percent', /Group discount in percent/],
    ['help', /Keyboard shortcuts/],
  ] as const) {
    await input.fill(words);
    await expect(palette).toContainText(found);
  }
  await input.fill('invitation');
  await palette
    .getByRole('option', { name: /Mails of this edition/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/mail\/wording\/\w+/);
  await openPalette(page);
  await input.fill('sevenfold');
  await palette.getByRole('option', { name: 'Show all 7 in Attendees' }).click();
  await expect(page).toHaveURL('/admin/attendees?search=sevenfold');
  await expect(page.locator('#list tbody tr')).toHaveCount(7);
});

test('Enter pressed before anything is found opens what comes first once it is, unless something else is typed', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Unhurried', 1);
  await registerPeople(request, 'Steadfast', 1);
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const palette = await openPalette(page);
  let answer = Promise.withResolvers<void>();
  await page.route(`**${callAddress(searchEverything)}*`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.type('unhurri');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ed');
  answer.resolve();
  const found = palette.getByRole('option', { name: /Unhurried 01/ });
  await expect(found.locator('mark').first()).toHaveText('Unhurried');
  answer = Promise.withResolvers();
  await page.keyboard.press('Escape');
  await openPalette(page);
  // Nothing that begins like this was looked for before.
  await page.keyboard.type('steadfast');
  await expect(palette.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  answer.resolve();
  await expect(page.getByRole('dialog', { name: 'Steadfast 01' })).toBeVisible();
  await expect(palette).toBeHidden();
});

test('records opened last come first, until the session ends', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Remembered', 1);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=remembered');
  await page.getByRole('link', { name: 'Remembered 01', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Remembered 01' })).toBeVisible();
  await page.goto('/admin/dashboard');
  const palette = await openPalette(page);
  await expect(palette.getByRole('option').first()).toHaveText(/Remembered 01\s*Attendees/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Remembered 01' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Success: You are logged out')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Remembered');
});

test('a User is offered only what they may do', async ({ page, signInAs }) => {
  await signInAs('User');
  await page.goto('/admin/dashboard');
  const palette = await openPalette(page);
  await expect(palette.getByRole('option')).toHaveText([
    ...[
      'Dashboard',
      'Your account',
      'System theme',
      'Light theme',
      'Dark theme',
      'Keyboard shortcuts',
      'Sign Out',
    ],
  ]);
  await page.keyboard.type('export');
  await expect(palette.getByRole('option')).toHaveCount(0);
});

test('the palette signs out, whatever people call it', async ({ page, signInAs }) => {
  await signInAs('User');
  await page.goto('/admin/dashboard');
  const palette = await openPalette(page);
  for (const text of ['sign out', 'logout', 'log out']) {
    await palette.getByRole('combobox').fill(text);
    await expect(palette.getByRole('option')).toHaveText(['Sign Out']);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('the palette begins anew each time, and keys act on the page again once it is closed', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/dashboard');
  const palette = await openPalette(page);
  await page.keyboard.type('nothing is called this');
  await expect(palette.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await openPalette(page);
  await expect(palette.getByRole('combobox')).toHaveValue('');
  await expect(palette.getByRole('option', { name: 'Dashboard', exact: true })).toBeVisible();
  await page.keyboard.type('nothing');
  // So soon that what was listed is still being taken away.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.getByRole('combobox')).toHaveValue('');
  await expect(palette.getByRole('option', { name: 'Dashboard', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // What is pressed while it fades opens nothing.
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/admin\/attendees/);
});

test('the palette has the files of a list, and finds a mail to many by its subject', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const body = { purpose: 'notice', subject: 'Dinner on the eve', body: '<p>At seven.</p>', audience: {} };
  expect((await page.request.post(callAddress(addMailing), { data: body })).status()).toBe(201);
  await page.goto('/admin/posts');
  await expect(page.locator('#list [data-record]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const field = palette.getByLabel('Search or do something');
  await field.fill('export');
  const download = page.waitForEvent('download');
  await palette.getByRole('option', { name: 'Export CSV' }).click();
  await download;
  await page.keyboard.press('Control+k');
  await field.fill('dinner on');
  await palette.getByRole('option', { name: /Dinner on the eve/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner on the eve');
});
