import { expect } from '@playwright/test';
import { peopleCsv } from '#testing/table-files.ts';
import { WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

test('the programme is imported, too', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/programme');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import programme' })).toBeVisible();
  await expect(page.getByLabel('CSV or XLSX file')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last()).toHaveAttribute(
    'href',
    '/admin/programme',
  );
});

function file(content: string) {
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
}

test('a file is looked at, its columns are chosen, imported and undone', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const content = `${peopleCsv(['Imported-a', 'Imported-b'])}Nobody,,,wrong,,\n`
    .replace('Job title', 'What they do')
    .replace('Company', 'Where from');
  await page.getByLabel('CSV or XLSX file').setInputFiles(file(content));
  await expect(page.getByText('No column is chosen as Company name, Role.')).toBeVisible();
  await expect(page.getByText('0 of 3 rows')).toBeVisible();
  await expect(page.getByLabel('CSV or XLSX file')).toHaveValue(/\.csv$/);
  await expectNothingFound(page);
  // Another column is chosen while the answer to the first choice is on its way.
  let answer = () => {};
  const isLate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/imports/preview*', async (route) => {
    await isLate;
    await route.continue().catch(() => {});
  });
  const does = page.getByLabel('What What they do is');
  const from = page.getByLabel('What Where from is');
  await does.selectOption('Role');
  await from.selectOption('Company name');
  await expect(does).toHaveValue('role');
  answer();
  await expect(page.getByText('2 of 3 rows')).toBeVisible();
  await expect(does).toHaveValue('role');
  await expect(from).toHaveValue('company_name');
  await page.unrouteAll();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 4, Email' })).toBeVisible();
  const confirm = page.getByRole('checkbox', { name: 'Send them the confirmation' });
  await expect(confirm).not.toBeChecked();
  await confirm.check();
  const lines = await page
    .locator('.import-columns td')
    .filter({ hasText: /@/ })
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
  expect(Math.max(...lines), 'no e-mail address is broken').toBe(1);
  await page.getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByText('2 registrations imported.').first()).toBeVisible();
  await expectNothingFound(page);

  await expect(async () => {
    await page.goto('/admin/mail?search=imported-b');
    // Once the list has been read, nothing more comes by itself.
    await expect(page.locator('#list :is([data-record], .message-row)').first()).toBeVisible();
    await expect(page.getByRole('row', { name: /imported-b@/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();

  await page.goto('/admin/import/attendee');
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone: 2 registrations deleted.').first()).toBeVisible();
  await page.goto('/admin/attendees?search=imported');
  await expect(page.getByText('There are no records to display')).toBeVisible();
});

test('wrong cells are corrected one after the other by Enter, to the end', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/import/attendee');
  const wrong = ['Corrected-a', 'Corrected-b'];
  const content = peopleCsv(['Right', ...wrong]).replaceAll(/(corrected-.)@/gi, '$1 at ');
  await page.getByLabel('CSV or XLSX file').setInputFiles(file(content));
  const cells = page.getByRole('textbox', { name: 'Correct: ' });
  await expect(cells).toHaveCount(2);
  await cells.first().focus();
  for (const name of wrong) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${name}@attendees.example`);
    await page.keyboard.press('Enter');
  }
  const outcome = page.getByRole('status').filter({ hasText: '3 of 3 rows' });
  await expect(outcome).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Send them the confirmation' })).toBeFocused();
  await page.getByRole('button', { name: 'Import 3' }).click();
  await page.getByRole('link', { name: 'See the 3 that were imported' }).click();
  await expect(page.getByRole('link', { name: 'Corrected-b', exact: true })).toBeVisible();
});

test('a file that can’t be read says why, and another kind has its own fields', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/sponsordata');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByLabel('CSV or XLSX file').setInputFiles(file('Name\n'));
  await expect(page.getByRole('alert').filter({ hasText: 'no rows below its headings' })).toBeVisible();
  await page.getByLabel('CSV or XLSX file').setInputFiles(file('Company,URL\nLoom,loom.example\n'));
  await expect(page.getByText('1 of 1 rows')).toBeVisible();
  await page.goto('/admin/import/nothing');
  await expect(page.getByText('2 of 3 rows')).toHaveCount(0);
});

test('a screen that fails says what to do, beside the menu', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.route('**/api/v1/roles*', (route) => route.fulfill({ json: {} }));
  await page.goto('/admin/roles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen can’t be shown');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Attendees' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load it anew' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roles');
});

test('an address for no such records says so beside the menu', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/import/no-such-records');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Attendees' })).toBeVisible();
});
