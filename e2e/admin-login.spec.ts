import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('signing in opens the dashboard and stores the values that the screens use', async ({
  page,
  server,
}) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password').fill(server.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const kept = await page.evaluate(() =>
    ['token', 'username', 'role'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([expect.stringMatching(/^[\w-]+$/), expect.any(String), 'Administrator']);
});

test('opening another screen first leads to the login, and then to that screen', async ({ page, server }) => {
  await page.goto('/admin/attendees?search=ama&sort=company');
  await expect(page.getByText('Authorization token not found. Please log in.')).toBeVisible();
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password').fill(server.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL('/admin/attendees?search=ama&sort=company');
  await expect(page.getByRole('searchbox')).toHaveValue('ama');
});

test('signing in never leads to another site', async ({ page, server }) => {
  await page.goto('/admin/login?next=https%3A%2F%2Felsewhere.example%2Fadmin%2Fdashboard');
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password').fill(server.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a wrong password warns with the server’s words and keeps what was typed', async ({ page, server }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByRole('alert')).toHaveText('The email address or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(server.admin.email);
  await expect(page).toHaveURL('/admin/login');
});

test('both fields are required', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('no response is reported', async ({ page }) => {
  await page.goto('/admin/login');
  await page.route('**/aiAPI/auth/sign_in', (route) => route.abort());
  await page.getByLabel('Email').fill('ama@summit.example');
  await page.getByLabel('Password').fill('whatever it was');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong!');
});

test('the login leads on if the user is already signed in', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/login?next=%2Fadmin%2Fspeakers%3Fpage%3D2');
  await expect(page).toHaveURL('/admin/speakers?page=2');
  await page.goto('/admin/login?next=https%3A%2F%2Felsewhere.example%2F');
  await expect(page).toHaveURL('/admin/dashboard');
});
