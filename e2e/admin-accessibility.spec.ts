import { expect } from '@playwright/test';
import { EVERY_SCREEN } from '#testing/every-kind.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** Each test visits many screens. */
const WALK_MS = 180_000;

const SCREENS = Object.keys(EVERY_SCREEN).filter((pattern) => !pattern.includes('$'));

test('axe finds nothing on any screen', async ({ page, signInAs }) => {
  test.setTimeout(WALK_MS);
  await signInAs('Administrator');
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingFound(page);
  }
});

test('axe finds nothing on the login with its warning, nor where a new password is set', async ({ page }) => {
  await page.goto('/admin/reset-password?token=none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingFound(page);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('nobody@summit.example');
  await page.getByLabel('Password').fill('not a password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNothingFound(page);
});

test('axe finds nothing on a refused form, filters, a question, a toast and the palette', async ({
  page,
  request,
  signInAs,
}) => {
  test.setTimeout(WALK_MS);
  await registerPeople(request, 'Looked', 2);
  await signInAs('Administrator');
  await page.goto('/admin/adduser');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNothingFound(page);

  await page.goto('/admin/attendees?search=looked');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByLabel('How they heard')).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete Looked 01' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // A toast stays while the pointer is over it.
  await undo.hover();
  await expectNothingFound(page);
  await expect(undo).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await expectNothingFound(page);
});
