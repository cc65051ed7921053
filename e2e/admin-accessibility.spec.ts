import { expect } from '@playwright/test';
import { EVERY_SCREEN } from '#testing/every-kind.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** The narrowest phones that are still sold. */
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 720 };

const SCREENS = Object.keys(EVERY_SCREEN).filter((pattern) => !pattern.includes('$'));

/** Few enough for the time of one test, and enough of them to spare the browser a start for each. */
const SCREENS_EACH = 6;

for (let first = 0; first < SCREENS.length; first += SCREENS_EACH) {
  const screens = SCREENS.slice(first, first + SCREENS_EACH);
  test(`an Administrator opens ${screens[0]} and what follows in French: nothing breaks or is cut off, and axe finds nothing`, async ({
    page,
    request,
    server,
    signInAs,
  }) => {
    await registerPeople(request, `Regard${first}`, 2);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') broken.push(message.text());
    });
    // The network is never silent while a film plays, and nothing is measured on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs('Administrator');
    const url = `${server.url}/admin`;
    await page.context().addCookies([{ name: 'desk-language', value: 'fr', url }]);
    for (const screen of screens) {
      expect((await page.goto(screen))?.status(), screen).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(broken, screen).toEqual([]);
      await expectNothingFound(page);
      await page.setViewportSize(PHONE);
      expect.soft(await cutOff(page), screen).toEqual([]);
      await page.setViewportSize(WIDE);
      // What axe itself styles is reported, too.
      broken.length = 0;
    }
  });
}

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
  await expect(page.getByRole('button', { name: 'Close this message' })).toBeVisible();
  // A toast stays while the pointer is over it.
  await undo.hover();
  await expectNothingFound(page);
  await expect(undo).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await expectNothingFound(page);
});
