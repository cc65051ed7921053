import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { test } from './fixtures.ts';

const PASSWORD = 'a password to begin with';

async function addAndSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin/adduser');
  await page.getByLabel('Full Name').fill('Own Account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Create password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL('/admin/users');
  await page.context().clearCookies();
  await page.goto('/admin/login');
  await page.evaluate(() => localStorage.clear());
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/account');
}

test('name and password are changed; a wrong current password is refused', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await addAndSignIn(page, 'changing@organisers.example');
  await page.getByLabel('Full Name').fill('A Newer Name');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'A Newer Name (User)' })).toBeVisible();

  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('a password to go on with');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password')).toHaveValue('');
});

test('two-factor sign-in is set up, asked for, and a recovery code works once', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('Administrator');
  await addAndSignIn(page, 'careful@organisers.example');
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = await page.locator('code.secret').innerText();
  const now = Date.parse((await page.request.get('/aiAPI/counter')).headers().date ?? '');
  const code = new TOTP({ secret }).generate({ timestamp: now });
  await page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /authenticator app/ })).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('region', { name: 'Two-factor sign-in' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();

  await page.context().clearCookies();
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('careful@organisers.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${server.url}/admin/dashboard`);
  await page.goto('/admin/account');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});

test('an API token is shown once and revoked', async ({ page, signInAs }) => {
  await signInAs('User');
  await page.goto('/admin/account');
  const panel = page.getByRole('region', { name: 'API tokens' });
  await panel.getByLabel('Name').fill('Badge printer');
  await panel.getByRole('button', { name: 'Create a token' }).click();
  await expect(panel.getByText(/^summit_/)).toBeVisible();
  await page.reload();
  await expect(panel.getByText('Badge printer', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^summit_/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Revoke the token Badge printer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByText('Badge printer', { exact: true })).toHaveCount(0);
});

test('another session can be ended', async ({ page, server }) => {
  await page.goto('/admin/login');
  const elsewhere = await page.request.post('/aiAPI/auth/sign_in', { data: server.admin });
  expect(elsewhere.ok()).toBe(true);
  await page.context().clearCookies();
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password').fill(server.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/account');
  const panel = page.getByRole('region', { name: 'Sessions' });
  await expect(panel.getByText('This session')).toBeVisible();
  await panel.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
});

test('a user who must set up two-factor sign-in is told so and can open only their account', async ({
  page,
  server,
  signInAs,
}) => {
  const { userId } = await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await expect(page.getByRole('heading', { level: 1, name: 'Attendees' })).toBeVisible();
  await server.withStore(({ database }) =>
    database
      .updateTable('users')
      .set({ two_factor_required_at: '2025-06-30T09:00:00.000Z' })
      .where('id', '=', userId)
      .execute(),
  );
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/admin/account');
  await expect(
    page.getByText('Please set up two-factor sign-in in your account first.').first(),
  ).toBeVisible();
  await expect(page.getByText('Until you set it up, you can only open your account')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/account');
});
