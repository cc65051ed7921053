import { readFile } from 'node:fs/promises';
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

test('exports the listed rows as CSV and XLSX', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Exporting', 2);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=exporting&sort=fullname&order=asc');
  await expect(rowsOf(page)).toHaveCount(2);
  const csv = page.waitForEvent('download');
  const exports = page.getByRole('button', { name: /^Export/ });
  await expect(exports).toHaveText(['XLSX', 'CSV']);
  await expect(exports.first()).toHaveAccessibleDescription(/phone numbers keep their \+/);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await csv;
  expect(download.suggestedFilename()).toBe('Attendees_List.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Exporting 01');
  await expect(page.getByText('Attendees_List.csv saved.')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select Exporting 02' }).click();
  const xlsx = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 as XLSX' }).click();
  expect((await xlsx).suggestedFilename()).toBe('Attendees_List.xlsx');
});

test('can be told to stop an export', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Stopping', 1);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=stopping');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.route('**/api/v1/**/*export*', () => {});
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('button', { name: 'Exporting… 0 MB' })).toBeFocused();
  const given = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Cancel the export' }).click();
  await given;
  await expect(page.getByText('The export was cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export XLSX' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cancel the export' })).toHaveCount(0);
});

test('from a desk in French, a file of the shown columns has no others', async ({
  page,
  request,
  server,
  signInAs,
}) => {
  await registerPeople(request, 'Exportée', 1);
  await signInAs('Administrator');
  await page.context().addCookies([{ name: 'desk-language', value: 'fr', url: `${server.url}/admin` }]);
  await page.goto('/admin/attendees?search=exportee');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Colonnes' }).click();
  await page.getByRole('group', { name: 'Colonnes' }).getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ce que contient le fichier' }).click();
  await page.getByRole('checkbox', { name: 'Seulement les colonnes affichées' }).check();
  await page.keyboard.press('Escape');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const [headings] = (await readFile(await (await csv).path(), 'utf8')).split('\r\n');
  expect(headings).toContain('Nom,Entreprise');
  expect(headings).not.toContain('mail');
});

test('a column that only gave way to a narrow window is in the file of the shown ones', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/orders');
  await expect(page.getByRole('columnheader', { name: 'State' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('group', { name: 'Columns' }).getByRole('checkbox', { name: 'Buyer' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What the file holds' }).click();
  await page.getByRole('checkbox', { name: 'Only the columns shown' }).check();
  await page.keyboard.press('Escape');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [headings] = (await readFile(await (await csv).path(), 'utf8')).split('\r\n');
  expect(headings).toContain('Company');
  expect(headings).not.toContain('Buyer');
});
