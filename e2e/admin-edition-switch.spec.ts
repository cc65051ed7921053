import { expect, type Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { openForm } from './forms.ts';

// A server of its own: the other tests are about the edition of 2025.
test.use({ environment: { SEED: 'event' } });

async function register(page: Page, name: string) {
  await openForm(page, '/registrants', 'Registration');
  for (const [label, value] of Object.entries({
    'Full name': name,
    'Company name': 'Volta Bank',
    Role: 'Director',
    Email: `${name.toLowerCase()}@x.example`,
    'WhatsApp number': '+233241234567',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('How did you hear about the summit?').selectOption('LinkedIn');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/');
}

test('the admin shows the people of the edition that is chosen, also after going back and in links', async ({
  page,
  signInAs,
}) => {
  await register(page, 'Ama');
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await expect(page.getByRole('row', { name: /Ama/ })).toBeVisible();
  await expect(page.getByLabel('Edition')).toHaveCount(0);
  // The server's clock is before the summit.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('is over')).toHaveCount(0);

  // An edition that was chosen here, and that somebody else has deleted.
  await page.evaluate(() => localStorage.setItem('edition', crypto.randomUUID()));
  await page.goto('/admin/attendees');
  await expect(page.getByRole('status').filter({ hasText: 'This edition no longer exists.' })).toBeVisible();
  await page.getByLabel('Edition').selectOption('2025, current');
  await expect(page.getByRole('row', { name: /Ama/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('edition'));

  await page.goto('/admin/basic-data');
  await page.getByLabel('Year').selectOption('2027');
  await page.getByLabel('Event date').fill('2027-03-09');
  await page.getByRole('button', { name: 'Add event data' }).click();
  await expect(page.getByLabel('Event date')).toHaveValue('');
  await page.goto('/admin/data-center');
  await page.getByRole('button', { name: 'Make current: 2027' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make current' }).click();
  await expect(page.getByRole('button', { name: 'Make current: 2025' })).toBeVisible();

  await page.goto('/admin/attendees');
  const edition = page.getByLabel('Edition');
  await expect(edition.locator('option:checked')).toHaveText('2027, current');
  await expect(page.getByText('There are no records to display')).toBeVisible();
  await edition.selectOption('2025');
  await expect(page.getByRole('row', { name: /Ama/ })).toBeVisible();
  await expect(page.getByText('The website shows 2027.')).toBeVisible();
  await expect(page).toHaveURL(/\?edition=[\w-]{36}$/);
  await expectNothingFound(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Attendees_List.csv');

  await page.reload();
  await expect(edition.locator('option:checked')).toHaveText('2025');
  await page.goBack();
  await expect(edition.locator('option:checked')).toHaveText('2027, current');
  await expect(page.getByText('There are no records to display')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(edition.locator('option:checked')).toHaveText('2025');
  await expect(page.getByRole('region', { name: 'Total Registration' })).toContainText('1');
  await edition.selectOption('All editions');
  await expect(page).toHaveURL(/edition=all/);
  await page.getByRole('link', { name: 'View Total Attendee' }).click();
  await expect(edition.locator('option:checked')).toHaveText('All editions');
  await expect(page.getByRole('row', { name: /Ama/ })).toBeVisible();

  await edition.selectOption('2027, current');
  await expect(page.getByText('There are no records to display')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await palette.getByLabel('Search or do something').fill('ama');
  await expect(palette.getByRole('option', { name: /Ama/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await edition.selectOption('2025');
  await expect(page.getByRole('row', { name: /Ama/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette.getByLabel('Search or do something').fill('ama');
  await expect(palette.getByRole('option', { name: /Ama/ })).toBeVisible();
  await expect(palette.getByText('Attendees, 2025')).toBeVisible();
  await page.keyboard.press('Escape');

  // Who stays with what they typed has chosen no other edition.
  await page.goto('/admin/proposals');
  await page.getByLabel('Read blind').check();
  await edition.selectOption('2027, current');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(edition.locator('option:checked')).toHaveText('2025');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('region', { name: 'Total Registration' })).toBeVisible();
  await expect(edition.locator('option:checked')).toHaveText('2025');

  await page.goto('/admin/add-attendee');
  await expect(edition.locator('option:checked')).toHaveText('2025');
  await expect(page.getByLabel('Send the confirmation now')).toHaveCount(0);
  await edition.selectOption('2027, current');
  await expect(page.getByLabel('Send the confirmation now')).toBeVisible();
  for (const label of ['Full name', 'Company name', 'Role']) await page.getByLabel(label).fill('Kofi');
  await page.getByLabel('Email').fill('kofi@x.example');
  await page.getByLabel('WhatsApp number').fill('+233241234568');
  await page.getByLabel('How did you hear about the summit?').selectOption('LinkedIn');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Add attendee' }).click();
  await expect(page.getByRole('row', { name: /Ama/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Kofi/ })).toHaveCount(0);
  await edition.selectOption('2027, current');
  await expect(page.getByRole('row', { name: /Kofi/ })).toBeVisible();

  await page.goto('/admin/import/attendee');
  await expect(edition.locator('option:checked')).toHaveText('2027, current');
  await edition.selectOption('2025');
  await page.getByLabel('CSV or XLSX file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name,Company,Role,Email,WhatsApp\nYaw,Volta Bank,Director,yaw@x.example,+233241234569\n',
    ),
  });
  await expect(page.getByText('1 of 1 rows')).toBeVisible();
  await expect(page.getByLabel('Send them the confirmation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Import 1' }).click();
  await expect(page.getByText('1 registration imported.').first()).toBeVisible();
  await page.goto('/admin/attendees');
  await expect(page.getByRole('row', { name: /Yaw/ })).toHaveCount(0);
  await edition.selectOption('2025');
  await expect(page.getByRole('row', { name: /Yaw/ })).toBeVisible();
});
