import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { callAddress } from '#platform/contract/call.ts';
import { mailStatus } from '#rooms/mail/mail/contract.ts';
import { pastTheTriggers } from '#testing/past-the-triggers.ts';
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
  await expect(page.getByLabel('Full Name')).toHaveValue('A Newer Name');
  await page.getByLabel('Contact Number').fill('+233 24 123 4567');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/v1/account') && response.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('A Newer Name');
  await expect(page.getByLabel('Contact Number')).toHaveValue('+233241234567');

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
  const panel = page.getByRole('region', { name: 'Two-factor sign-in' });
  await panel.getByLabel('Password').fill('not this one');
  await panel.getByRole('button', { name: 'Set up' }).click();
  await expect(panel.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await panel.getByLabel('Password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Set up' }).click();
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
  const codes = panel.getByRole('listitem');
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

test('setting up two-factor sign-in can be cancelled, and its fields suit what they hold', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await addAndSignIn(page, 'hesitating@organisers.example');
  const panel = page.getByRole('region', { name: 'Two-factor sign-in' });
  await panel.getByLabel('Password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Set up' }).click();
  await expect(panel.locator('code.secret')).toHaveText(/^(\w{4} )+\w{1,4}$/);
  expect((await panel.getByLabel('Code').boundingBox())?.width).toBeLessThan(200);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByLabel('Code')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('an API token is shown once and revoked', async ({ page, signInAs }) => {
  await signInAs('User');
  await page.goto('/admin/account');
  const panel = page.getByRole('region', { name: 'API tokens' });
  await panel.getByLabel('Name').fill('Badge printer');
  await panel.getByLabel('Valid for').selectOption('30 days');
  await panel.getByRole('button', { name: 'Create a token' }).click();
  await expect(panel.getByText(/^summit_/)).toBeVisible();
  await page.reload();
  await expect(panel.getByText('Badge printer', { exact: true })).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText('valid until 31 Jul 2025');
  await expect(panel.getByText(/^summit_/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Revoke the token Badge printer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByText('Badge printer', { exact: true })).toHaveCount(0);
});

test('the account tells its owner of failed log-ins, and what to do if the password is known', async ({
  page,
  server,
  signInAs,
}) => {
  const { userId } = await signInAs('User');
  const panel = page.getByRole('region', { name: 'Failed sign-ins' });
  await server.withStore(async ({ database }) => {
    const { password_hash } = await database
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', server.admin.email)
      .executeTakeFirstOrThrow();
    await database.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  });
  await page.goto('/admin/account');
  await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  const attempt = { email: `${userId}@users.example`, password: 'not the password' };
  await page.request.post('/aiAPI/auth/sign_in', { data: attempt });
  await page.reload();
  await expect(panel).toContainText('One attempt to sign in to your account failed');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await server.withStore((store) =>
    pastTheTriggers(store, (database) =>
      database
        .updateTable('activity')
        .set({ activity_type: 'Wrong code' })
        .where('subject_id', '=', userId)
        .execute(),
    ),
  );
  await page.reload();
  await expect(panel.getByRole('alert')).toContainText('change your password now');
});

test('a password for a new user is asked for once it is known that none can be invited', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const known = Promise.withResolvers<void>();
  await page.route(`**${callAddress(mailStatus)}`, async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/admin/adduser');
  await page.getByLabel('Full Name').fill('Slow Network');
  await expect(page.getByLabel('Create password')).toHaveCount(0);
  known.resolve();
  await expect(page.getByLabel('Create password')).toBeVisible();
});

test('a common password is refused next to its field', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/adduser');
  await page.getByLabel('Full Name').fill('Easy Guess');
  await page.getByLabel('Email').fill('easy@organisers.example');
  await page.getByLabel('Create password').fill('Password1234');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByLabel('Create password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('one of the passwords that are tried first').first()).toBeVisible();
  await expect(page).toHaveURL('/admin/adduser');
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
