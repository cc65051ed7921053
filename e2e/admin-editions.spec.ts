import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** Without a date, so that the edition on the website stays the current one. */
async function fillEdition(page: Page, year: string, theme: string): Promise<void> {
  await page.getByLabel('Year').selectOption(year);
  await page.getByLabel('Theme').fill(theme);
  await page.getByLabel('Venue').fill('A hall by the sea');
  await page.getByLabel('Regular fee').fill('1750.50');
  await page.getByLabel('Early-bird fee').fill('1500');
  await page.getByLabel('Early-bird expiry date').fill('2020-06-30');
  await page.getByLabel('Event time').fill('08:30');
  for (const fee of ['Regular fee', 'Early-bird fee'])
    await expect(page.getByLabel(fee)).toHaveAccessibleDescription(
      /^That’s .+ Public as soon as it’s saved\.$/,
    );
}

async function findEdition(page: Page, theme: string) {
  await page.goto(`/admin/data-center?search=${encodeURIComponent(theme)}`);
  const rows = page.getByRole('row').filter({ hasText: theme });
  await expect(rows.first()).toBeVisible();
  return rows;
}

test('an edition is created, once on a double click, and the form is fresh again', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/basic-data');
  await fillEdition(page, '2030', 'Created in a test');
  await page.getByRole('button', { name: 'Add event data' }).dblclick();
  await expect(page.getByLabel('Theme')).toHaveValue('');
  await expect(page).toHaveURL('/admin/basic-data');

  const rows = await findEdition(page, 'Created in a test');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('1,750.50');
  await expect(rows).toContainText('30 June 2020');
});

test('an edition is changed, and its list opens', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/basic-data');
  await fillEdition(page, '2031', 'To be changed');
  await page.getByRole('button', { name: 'Add event data' }).click();
  await expect(page.getByLabel('Theme')).toHaveValue('');

  await findEdition(page, 'To be changed');
  await page.getByRole('link', { name: 'Edit To be changed' }).click();
  await expect(page.getByLabel('Venue')).toHaveValue('A hall by the sea');
  await page.getByLabel('Venue').fill('A hall in the hills');
  await page.getByRole('button', { name: 'Save event data' }).click();
  await expect(page).toHaveURL(/\/admin\/data-center\?search=To/);
  await expect(page.getByRole('row').filter({ hasText: 'A hall in the hills' })).toBeVisible();
});

test('invalid values are refused next to the field and in a summary, which takes the focus', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/basic-data');
  await page.getByLabel('Theme').fill('Kept while it is refused');
  await page.getByLabel('Regular fee').fill('100');
  await page.getByLabel('Early-bird fee').fill('200');
  await page.getByRole('button', { name: 'Add event data' }).click();

  const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered.' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Year')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Theme')).toHaveValue('Kept while it is refused');
  await expect(summary.getByRole('link')).toHaveText(['Year', /^Early-bird fee/]);
  await summary.getByRole('link', { name: 'Early-bird fee' }).click();
  await expect(page.getByLabel('Early-bird fee')).toBeFocused();
  await summary.getByRole('link', { name: 'Year' }).click();
  await expect(page.getByLabel('Year')).toBeFocused();
});

test('a failed update says so and keeps what was typed', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/data-center');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByLabel('Venue').fill('Never saved');
  await page.route('**/aiAPI/eventdata/update?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Save event data' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update the event. Please try again later.');
  await expect(page.getByLabel('Venue')).toHaveValue('Never saved');
});

test('an update that can’t succeed on a retry only says what is wrong', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/data-center');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByLabel('Venue').fill('Never saved');
  const refusal = {
    status: '409',
    code: 'conflict',
    message: 'There is an edition of that year already.',
    errors: {},
  };
  await page.route('**/aiAPI/eventdata/update?*', (route) => route.fulfill({ status: 409, json: refusal }));
  await page.getByRole('button', { name: 'Save event data' }).click();
  const summary = page.getByRole('alert').filter({ hasText: refusal.message });
  await expect(summary.getByRole('heading')).toHaveText(refusal.message);
  await expect(summary).not.toContainText('Failed to update');
  await expect(page.getByLabel('Venue')).toHaveValue('Never saved');
});

test('leaving with unsaved changes asks first', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/basic-data');
  await page.getByLabel('Theme').fill('Not saved yet');
  await page.getByRole('link', { name: 'Attendees' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Theme')).toHaveValue('Not saved yet');
  await page.getByRole('link', { name: 'Attendees' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/attendees');
});

test('another organiser’s change isn’t overwritten', async ({ page, context, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/basic-data');
  await fillEdition(page, '2032', 'Changed by two');
  await page.getByRole('button', { name: 'Add event data' }).click();
  await expect(page.getByLabel('Theme')).toHaveValue('');
  await findEdition(page, 'Changed by two');
  await page.getByRole('link', { name: 'Edit Changed by two' }).click();
  await expect(page.getByLabel('Venue')).toHaveValue('A hall by the sea');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Venue').fill('Where the other wants it');
  await other.getByRole('button', { name: 'Save event data' }).click();
  await expect(other).toHaveURL('/admin/data-center');

  await page.getByLabel('Venue').fill('Where I want it');
  await page.getByRole('button', { name: 'Save event data' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this in the meantime.');
  await expect(page.getByLabel('Venue')).toHaveValue('Where I want it');
  await page.getByRole('button', { name: 'Show the latest data' }).click();
  await expect(page.getByLabel('Venue')).toHaveValue('Where the other wants it');
});
