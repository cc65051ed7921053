import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('a user is added with the role User, changed and given a link to a new password', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/adduser');
  await page.getByLabel('Full Name').fill('Yaa Serwaa');
  await page.getByLabel('Email').fill('yaa@organisers.example');
  await page.getByLabel('Contact Number').fill('0244123456');
  await page.getByLabel('Create password').fill('a password for Yaa');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL('/admin/users');

  await page.goto('/admin/users?search=yaa');
  await expect(page.getByRole('row', { name: /Yaa Serwaa .* User/ })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Yaa Serwaa' }).click();
  await page.getByLabel('Full Name').fill('Yaa Asantewaa');
  await page.getByLabel('Role').selectOption('Administrator');
  await page.getByRole('button', { name: 'Update user' }).click();
  await expect(page).toHaveURL('/admin/users?search=yaa');

  await page.goto('/admin/users?search=yaa');
  await page.getByRole('link', { name: 'Edit Yaa Asantewaa' }).click();
  await page.getByRole('button', { name: 'Create a one-time link' }).click();
  const link = await page.getByText(/\/admin\/reset-password\?token=/).innerText();
  await page.goto(link);
  await page.getByLabel('New password').fill('a newer password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Email').fill('yaa@organisers.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('a newer password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Yaa Asantewaa (Administrator)' })).toBeVisible();
});

test('an address that is already used is refused next to its field', async ({ page, server, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/adduser');
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Create password').fill('long enough to be one');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('alert')).toContainText('Another user already has this email address.');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/admin/adduser');
});

test('a category is added, changed and deleted', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-category');
  await page.getByLabel('Category Title').fill('Weavers');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto('/admin/categories?search=weavers');
  await page.getByRole('link', { name: 'Edit Weavers' }).click();
  await page.getByLabel('Category Title').fill('Weavers and dyers');
  await page.getByRole('button', { name: 'Update category' }).click();
  await expect(page).toHaveURL('/admin/categories?search=weavers');

  await page.goto('/admin/categories?search=weavers');
  await page.getByRole('button', { name: 'Delete Weavers and dyers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no records to display')).toBeVisible();
});

test('a failure to read categories is shown next to their field', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.route('**/aiAPI/category/viewcategories*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Not now.' } }),
  );
  await page.goto('/admin/add-speaker');
  await expect(page.getByText('Failed to fetch categories. Please try again later. Not now.')).toBeVisible();
});

test('unsaved input stays while the user’s access is changed', async ({ page, server, signInAs }) => {
  const panel = page.getByRole('region', { name: 'Access' });
  const dialog = page.getByRole('alertdialog');
  const { userId: other, username } = await signInAs('Administrator');
  const { userId: me } = await signInAs('Administrator');
  await page.goto(`/admin/useredit/${other}`);
  await page.getByLabel('Full Name').fill('Typed Meanwhile');
  await panel.getByRole('button', { name: 'Require two-factor' }).click();
  await expect(dialog).toContainText(`Require two-factor sign-in for ${username}?`);
  await dialog.getByRole('button', { name: 'Require' }).click();
  await expect(panel).toContainText('Two-factor sign-in is required but not set up yet.');
  await panel.getByRole('button', { name: 'Disable' }).click();
  await expect(dialog).toContainText(`Disable ${username}?`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toContainText('Can sign in.');
  await panel.getByRole('button', { name: 'Disable' }).click();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(panel).toContainText('Disabled: can’t sign in.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Typed Meanwhile');
  await page.getByRole('button', { name: 'Update user' }).click();
  await expect(page).toHaveURL('/admin/users');
  const row = await server.withStore(({ database }) =>
    database.selectFrom('users').selectAll().where('id', '=', other).executeTakeFirstOrThrow(),
  );
  expect(row.username).toBe('Typed Meanwhile');
  expect(row.disabled_at).not.toBeNull();

  await page.goto(`/admin/useredit/${me}`);
  await expect(panel.getByRole('button', { name: 'Create a one-time link' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Disable' })).toHaveCount(0);
});
