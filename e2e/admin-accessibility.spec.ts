import { expect } from '@playwright/test';
import { EVERY_SCREEN } from '#testing/every-kind.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** Each test visits many screens. */
const WALK_MS = 180_000;

const SCREENS = Object.keys(EVERY_SCREEN).filter((pattern) => !pattern.includes('$'));

test('an Administrator opens every screen: nothing breaks, and axe finds nothing', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(WALK_MS);
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  await signInAs('Administrator');
  for (const screen of SCREENS) {
    expect((await page.goto(screen))?.status(), screen).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(broken, screen).toEqual([]);
    await expectNothingFound(page);
    // What axe itself styles is reported, too.
    broken.length = 0;
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
