import { expect } from '@playwright/test';
import { standInForOtherSites } from '#testing/other-sites.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

const PAGES = [
  '/',
  '/?notice=registered',
  '/registrants',
  '/sponsorship',
  '/contact',
  '/speakers',
  '/sponsors',
  '/about-us',
  '/blogs',
  '/privacy-policy',
  '/no-such-page',
  '/our/blog/not an id/single',
];

for (const path of PAGES) {
  test(`${path} keeps its content security policy, throws nothing, and axe finds nothing`, async ({
    page,
  }) => {
    const wrong: string[] = [];
    page.on('pageerror', ({ message }) => wrong.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 404/.test(message.text())) wrong.push(message.text());
    });
    await standInForOtherSites(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(wrong).toEqual([]);
    await expectNothingFound(page);
  });
}

test('axe finds nothing on a profile, a post, a refused form and an open menu', async ({ page }) => {
  await page.goto('/speakers');
  await page
    .getByRole('link', { name: /View Profile/ })
    .first()
    .click();
  await expectNothingFound(page);
  await page.goto('/blogs');
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expectNothingFound(page);
  await page.goto('/registrants');
  await expect(page.getByRole('form', { name: 'Registration' })).toHaveAttribute('novalidate');
  await page.getByRole('form').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNothingFound(page);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNothingFound(page);
});

test('no page is wider than a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});

test('the keyboard can skip to the content first', async ({ page }) => {
  await page.goto('/speakers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('nothing moves by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('currentSrc', '');
  const carousel = page.getByRole('region', { name: 'The packages, one by one' });
  await expect(carousel.getByRole('button', { name: 'Start automatic slides' })).toBeVisible();
});
