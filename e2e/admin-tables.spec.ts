import { expect, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

function rowsOf(page: Page) {
  return page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

test.describe('the attendee list', () => {
  test('has the columns, newest first, ten to a page', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Paging', 12);
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=paging');

    const headings = 'Name Company Designation Email Phone WhatsApp Date Edit Delete'.split(' ');
    await expect(page.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText(headings);
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await expect(rowsOf(page)).toHaveCount(10);
    await expect(rowsOf(page).first()).toContainText('Paging 12');
    await expect(page.getByText('1–10 of 12')).toBeVisible();

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  test('searches while typing, and the address keeps the search', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Searching', 3);
    await signInAs('Administrator');
    await page.goto('/admin/attendees');
    await page.getByRole('searchbox', { name: 'Search by name, email or number' }).fill('SEARCHING02@people');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(page).toHaveURL(/search=SEARCHING02/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('SEARCHING02@people');
    await expect(rowsOf(page)).toHaveCount(1);

    await page.getByRole('searchbox').fill('nobody of this name');
    await expect(page.getByText('There are no records to display')).toBeVisible();
  });

  test('sorts in both directions, by keyboard too, and going back restores it', async ({
    page,
    request,
    signInAs,
  }) => {
    await registerPeople(request, 'Sorting', 3);
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=sorting');
    await expect(rowsOf(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Name', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(rowsOf(page).first()).toContainText('Sorting 01');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(rowsOf(page).first()).toContainText('Sorting 03');
    await page.goBack();
    await expect(rowsOf(page).first()).toContainText('Sorting 01');
  });

  test('is narrowed by filters, which can be removed', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Filtering', 4);
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=filtering');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('How they heard').selectOption('LinkedIn');
    await expect(rowsOf(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove the filter How they heard' }).click();
    await expect(rowsOf(page)).toHaveCount(4);
  });

  test('is narrowed by a day only once its year is complete', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Daily', 2);
    await signInAs('Administrator');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await page.goto('/admin/attendees?search=daily&from=2001-12-31');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const day = page.getByLabel('From', { exact: true });
    await day.focus();
    await page.keyboard.type('12312');
    await expect(day).toHaveValue('0002-12-31');
    await expect(page).toHaveURL(/from=2001-12-31/);
    await expect(rowsOf(page)).toHaveCount(2);
    await page.keyboard.type('099');
    await expect(page).toHaveURL(/from=2099-12-31/);
    await expect(page.getByText('Daily 01')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(day).toHaveValue('');
    await expect(rowsOf(page)).toHaveCount(2);
    expect(refused).toEqual([]);
  });

  test('names the record and asks before deleting it, and Undo restores it', async ({
    page,
    request,
    signInAs,
  }) => {
    await registerPeople(request, 'Deleting', 2);
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=deleting');
    await page.getByRole('button', { name: 'Delete Deleting 02' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this attendee?' });
    await expect(dialog).toContainText('Deleting 02, deleting02@people.example');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowsOf(page)).toHaveCount(2);

    await page.getByRole('button', { name: 'Delete Deleting 02' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowsOf(page)).toHaveCount(2);
  });

  test('deletes what is selected at once', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Bulk', 3);
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=bulk');
    await page.getByRole('checkbox', { name: 'Select Bulk 01' }).click();
    await page.getByRole('checkbox', { name: 'Select Bulk 03' }).click();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowsOf(page)).toHaveCount(3);
  });

  test('clears the selection on changing the page', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Leafing', 12);
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=leafing');
    await page.getByRole('checkbox', { name: 'Select Leafing 12' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select Leafing 01' }).click();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page.getByRole('checkbox', { name: 'Select Leafing 12' })).not.toBeChecked();
    await expect(page.getByText(/\d selected/)).toHaveCount(0);
  });

  test('says which page and order come while their rows are awaited', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Awaited', 22);
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=awaited');
    await expect(page.getByText('1–10 of 22')).toBeVisible();
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/aiAPI/records/viewattendees?*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Next page' }).dblclick();
    await expect(page.getByText('21–22 of 22')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Company', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(page.getByText('1–10 of 22')).toBeVisible();
    answer();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect(page).toHaveURL(/sort=company/);
  });

  test('opens at an invalid address with the defaults', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Spoilt', 1);
    await signInAs('Administrator');
    const spoilt = 'pageSize=abc&page=-1&sort=nope&state=nope&from=2025-02-31&record=%20';
    await page.goto(`/admin/attendees?${spoilt}&search=${'a'.repeat(201)}`);
    await expect(rowsOf(page).first()).toContainText('Spoilt 01');
    await expect(page.getByLabel('Rows per page')).toHaveValue('10');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('says that deleting failed', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Failing', 1);
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=failing');
    await page.route('**/aiAPI/records/delete?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete Failing 01' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Error deleting attendee').first()).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(1);
  });

  test('shows the chosen columns', async ({ page, signInAs }) => {
    await signInAs('Administrator');
    await page.goto('/admin/attendees');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('group', { name: 'Columns' }).getByLabel('Phone').uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'WhatsApp' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
  });

  test('is stacked on a phone and can be sorted there', async ({ page, request, signInAs }) => {
    await registerPeople(request, 'Stacking', 2);
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs('Administrator');
    await page.goto('/admin/attendees?search=stacking');
    await expect(rowsOf(page)).toHaveCount(2);
    await page.getByLabel('Sort by').selectOption('Name, ascending');
    await expect(rowsOf(page).first()).toContainText('Stacking 01');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('a table shows that it is loading or has failed, and can try again', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  let fail = true;
  await page.route('**/aiAPI/users/users?*', async (route) => {
    await mayAnswer;
    if (fail)
      await route.fulfill({ status: 500, json: { code: 'unexpected', message: 'The server is tired.' } });
    else await route.continue();
  });
  await page.goto('/admin/users');
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch data');
  await expect(page.getByRole('alert')).toContainText('The server is tired.');
  fail = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});
