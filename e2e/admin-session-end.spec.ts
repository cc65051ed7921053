import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

async function type(page: Page, email: string): Promise<void> {
  await page.goto('/admin/adduser');
  await page.getByLabel('Full Name').fill('Typed Before');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Create password').fill('a password to begin with');
}

async function logInAgain(page: Page, admin: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(dialog).toContainText('Nothing you typed is lost.');
  await dialog.getByLabel('Email').fill(admin.email);
  await dialog.getByLabel('Password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
}

test('unsaved input survives a sign-out in another tab', async ({ page, context, server, signInAs }) => {
  await signInAs('Administrator');
  await type(page, 'kept@organisers.example');
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('Success: You are logged out')).toBeVisible();

  await logInAgain(page, server.admin);
  await expect(page.getByLabel('Full Name')).toHaveValue('Typed Before');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('unsaved input survives a session that ended on the server', async ({ page, server, signInAs }) => {
  const { sessionId } = await signInAs('Administrator');
  await type(page, 'saved@organisers.example');
  await server.withStore(({ database }) =>
    database.deleteFrom('sessions').where('id', '=', sessionId).execute(),
  );
  await page.getByRole('button', { name: 'Add user' }).click();
  await logInAgain(page, server.admin);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('a sign-in in another tab is enough', async ({ page, context, server, signInAs }) => {
  await signInAs('Administrator');
  await type(page, 'unused@organisers.example');
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await other.goto('/admin/login');
  await other.getByLabel('Email').fill(server.admin.email);
  await other.getByLabel('Password').fill(server.admin.password);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other).toHaveURL('/admin/dashboard');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('unused@organisers.example');
});

test('leaving leads to the login; without unsaved input that happens by itself', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('Administrator');
  await type(page, 'left@organisers.example');
  const untouched = await context.newPage();
  await untouched.goto('/admin/users');
  await expect(untouched.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();

  await expect(untouched).toHaveURL('/admin/login?next=%2Fadmin%2Fusers');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fadduser');
});

test('Logout asks before unsaved input is lost', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await type(page, 'asked@organisers.example');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('asked@organisers.example');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Success: You are logged out')).toBeVisible();
});
