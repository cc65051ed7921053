import { expect } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

test('without a network a list says so, and a deleted row returns', async ({
  page,
  context,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Offline', 2);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=offline');
  const name = page.getByRole('cell', { name: 'Offline 01', exact: true });
  await expect(name).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Delete Offline 01' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Error deleting attendee').first()).toBeVisible();
  await expect(page.getByText('The server can’t be reached.').first()).toBeVisible();
  await expect(name).toBeVisible();
  await expect(page.getByText('The data shown may be out of date.')).toBeVisible();

  await page.getByRole('searchbox').fill('offline02');
  await expect(page.getByRole('table').getByRole('alert')).toContainText('Failed to fetch data');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('cell', { name: 'Offline 02', exact: true })).toBeVisible();
  await expect(page.getByText('The data shown may be out of date.')).toHaveCount(0);
});

test('without a network a form says so and keeps what was typed', async ({ page, context, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-category');
  await page.getByLabel('Category Title').fill('Kept offline');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByRole('alert')).toContainText('The server can’t be reached.');
  await expect(page.getByLabel('Category Title')).toHaveValue('Kept offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});
