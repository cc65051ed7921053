import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const MAP = 'https://www.openstreetmap.org/**';

/** Replaces the other site, and counts its requests. */
async function standIn(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(MAP, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/html', body: '<p>The streets of Accra</p>' });
  });
  return () => asked;
}

const streets = (page: Page) => page.frameLocator('iframe').getByText('The streets of Accra');

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
}

test('the map loads by itself, and its space is reserved until then', async ({ page }) => {
  await standIn(page);
  await page.goto('/contact');
  await page.locator('.venue-map').scrollIntoViewIfNeeded();
  await expect(streets(page)).toBeVisible();
  const link = page.getByRole('link', { name: 'Open OpenStreetMap' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  const { width, height } = (await page.locator('.venue-map').boundingBox()) ?? {};
  const frame = await page.locator('iframe').boundingBox();
  expect(frame?.width).toBeCloseTo((width ?? 0) - 2);
  expect(frame?.height).toBeCloseTo((height ?? 0) - 2);
});

test('the map is not requested before it is nearly in view', async ({ page }) => {
  const asked = await standIn(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.style.setProperty('padding-top', '9000px');
    });
  });
  await page.goto('/contact');
  await expect(page.locator('[data-island="venue-map"]')).toHaveAttribute('data-live');
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(0);
  await page.locator('.venue-map').scrollIntoViewIfNeeded();
  await expect.poll(asked).toBe(1);
});

for (const [what, property, value] of [
  ['to save data', 'connection', { saveData: true }],
  ['for privacy', 'globalPrivacyControl', true],
] as const) {
  test(`if the browser asks ${what}, the map waits for a click`, async ({ page }) => {
    const asked = await standIn(page);
    await page.addInitScript(([name, given]) => Object.defineProperty(navigator, name, { value: given }), [
      property,
      value,
    ] as const);
    await page.goto('/contact');
    const button = page.getByRole('button', { name: 'Show the map' });
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
    const middles = await Promise.all([page.locator('.venue-map'), button].map(middleOf));
    expect(middles[0]).toBeCloseTo(middles[1] ?? 0, 0);
    await button.click();
    await expect(streets(page)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the map', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'Open OpenStreetMap' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
