import { expect } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: { CLOCK: '2025-09-10T10:00:00Z' } });

test('a carousel of films takes the hero’s place', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const carousel = page.getByRole('region', { name: 'About Us', exact: true });
  const first = carousel.getByRole('listitem', { name: /^1 of 3/ });
  await expect(first.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about-us');
  const current = carousel.locator('.carousel-indicator[aria-current]');
  await expect(carousel.getByRole('button', { name: 'Stop automatic slides' })).toBeVisible();
  const before = await current.innerText();
  const slides = carousel.locator('[aria-live]');
  await carousel.hover();
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(8100);
  await expect(current).not.toHaveText(before);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(current).toHaveText(before);
});

test('tells of the summit that was, and folds away what sold it', async ({ page }) => {
  await page.goto('/');
  const cloth = page.getByRole('region', { name: 'The summit’s cloth' });
  await expect(cloth.getByRole('listitem').filter({ hasText: 'speakers' })).toHaveText(/^\d+ ?speakers$/);
  await expect(cloth.locator('img')).toHaveJSProperty(
    'currentSrc',
    new URL('/summit-cloth-large.svg', page.url()).href,
  );
  await expect(page.getByRole('region', { name: 'Read about it' }).getByRole('article')).toHaveCount(3);
  const packages = page.getByRole('heading', { name: 'Sponsorship packages' });
  await expect(packages).toBeHidden();
  await page.getByText('How it was announced').click();
  await expect(packages).toBeVisible();
});

test('one field is enough to hear of the next summit', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Hear about the next one' }).first().click();
  await expect(page).toHaveURL('/#next');
  const next = page.getByRole('region', { name: 'The next summit' });
  await next.getByLabel('Email').fill('esi@visitors.example');
  await next.getByRole('button', { name: 'Hear about the next one' }).click();
  await expect(page.getByText('Nearly done')).toBeVisible();
  await expectNothingFound(page);
});

test('the menu offers the next summit instead of Register, without the accent colour', async ({ page }) => {
  await page.goto('/speakers');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(menu.getByRole('link', { name: 'Hear about the next one' })).toHaveCSS(
    'background-color',
    transparent,
  );
});

test('axe finds nothing on the home page', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expectNothingFound(page);
});
