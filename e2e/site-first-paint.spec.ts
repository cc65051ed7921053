import { expect, type Page } from '@playwright/test';
import { standInForOtherSites } from '#testing/other-sites.ts';
import { test } from './fixtures.ts';

const PAGES = ['/', '/speakers', '/registrants', '/blogs', '/contact'];

/** How far the page's content moved by itself, all in all. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const path of PAGES) {
  test(`nothing moves while ${path} loads, even if its fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await standInForOtherSites(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts(page)).toBeLessThan(0.005);
  });
}

test('styles, fonts and the first pictures are requested before the scripts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/speakers', { waitUntil: 'networkidle' });
  const firstScript = requested.findIndex((url) => /\/assets\/.*\.js$/.test(url));
  const before = requested.slice(0, firstScript);
  expect(before.filter((url) => /\/(display|text)-[\w-]+\.woff2$/.test(url))).toHaveLength(2);
  expect(before.some((url) => url.endsWith('.css'))).toBe(true);
  expect(before.some((url) => url.includes('/uploads/'))).toBe(true);
  expect(requested.length).toBeGreaterThan(firstScript + 3);
});

test('on a phone, the portraits further down leave the connection to the first one', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const portraits = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/uploads/')) portraits.add(pathname);
  });
  await page.goto('/speakers', { waitUntil: 'networkidle' });
  const cards = page.getByRole('article');
  expect(await cards.count()).toBeGreaterThan(4);
  expect(portraits.size).toBeGreaterThan(0);
  expect(portraits.size).toBeLessThan(4);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last().getByRole('img')).toHaveJSProperty('complete', true);
  await expect.poll(() => portraits.size).toBeGreaterThan(3);
});

test('the home page’s HTML stays small before, during and after the summit', async ({ servers }) => {
  for (const CLOCK of ['2025-08-01T09:00:00Z', '2025-08-26T10:00:00Z', '2025-09-01T09:00:00Z']) {
    const { url } = await servers.get({ CLOCK });
    const html = await (await fetch(url)).arrayBuffer();
    expect(html.byteLength, CLOCK).toBeLessThanOrEqual(51_200);
  }
});

test('no letter of a page asks for a font file that lacks it', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/registrants', { waitUntil: 'networkidle' });
  expect(fonts.filter((font) => font.includes('latin-ext') || font.includes('text-extended'))).toEqual([]);
});

test('the page behind a link is requested before the click', async ({ page }) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Partners & Sponsors' });
  await expect(async () => {
    await page.goto('/speakers', { waitUntil: 'networkidle' });
    await link.hover();
    // Longer than a browser waits before it takes the pointer for an intention.
    await page.waitForTimeout(700);
    await link.click();
    await expect(page).toHaveURL('/sponsors');
    const delivered = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    });
    expect(delivered).toBe('navigational-prefetch');
  }).toPass();
});
