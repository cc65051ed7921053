import { expect } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

const LISTS = [
  ['/admin/users', 'Active users', ['Name', 'Email', 'Role', 'Phone', 'Date', 'Access', 'Edit', 'Delete'], 5],
  ['/admin/categories', 'Speaker categories', ['Code', 'Title', 'Date', 'Edit', 'Delete'], 5],
  [
    '/admin/speakers',
    'Speakers',
    ['Title', 'Name', 'Designation', 'Company', 'Event Role', 'Edit', 'Delete'],
    10,
  ],
  [
    '/admin/partnerships',
    'Partnerships',
    ['Name', 'Company', 'Designation', 'Email', 'Phone', 'WhatsApp', 'Notice', 'Package', 'Date', 'Delete'],
    5,
  ],
  [
    '/admin/data-center',
    'Event data',
    ['Theme', 'Venue', 'Regular fee', 'Early-bird fee', 'Expiry date', 'Event date', 'Edit', 'Delete'],
    5,
  ],
  ['/admin/sponsordata', 'Sponsors and partners', ['Title', 'Name', 'Logo', 'Website', 'Edit', 'Delete'], 5],
] as const;

for (const [address, title, columns, pageSize] of LISTS) {
  test(`${address} has its title, columns, page size and search`, async ({ page, signInAs }) => {
    await signInAs('Administrator');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText([...columns]);
    const sizes = page.getByLabel('Rows per page');
    await expect(sizes).toHaveValue(String(pageSize));
    await expect(sizes.getByRole('option')).toHaveText(['5', '10', '15', 'All']);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
}

test('a list can be shown as a whole, under an address that survives a reload', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Everyone', 16);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=everyone');
  await page.getByLabel('Rows per page').selectOption('All');
  await expect(page.getByRole('cell', { name: /^Everyone \d+$/ })).toHaveCount(16);
  await page.reload();
  await expect(page.getByRole('cell', { name: /^Everyone \d+$/ })).toHaveCount(16);
  await expect(page.getByLabel('Rows per page').getByRole('option', { selected: true })).toHaveText('All');
  await page.getByLabel('Rows per page').selectOption('15');
  await expect(page.getByRole('cell', { name: /^Everyone \d+$/ })).toHaveCount(15);
});

test('a list says why it can’t be shown as a whole', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.route('**/aiAPI/records/viewattendees?*', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, total: 1001 } });
  });
  await page.goto('/admin/attendees');
  await expect(page.getByRole('option', { name: 'All (up to 1,000)' })).toBeDisabled();
});
