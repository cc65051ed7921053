import { expect } from '@playwright/test';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import { javaScriptOf } from '../bench/javascript-size.ts';
import { test } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';

/** In bytes, as gzip. */
const READ = 130_000;
/** Addresses of every script, and lists of people, are read there as the server reads them. */
const FILLED_IN = 156_000;
const SIGN_IN = 87_000;

test('no public page loads more JavaScript than its budget', async ({ browser, request, server }) => {
  test.slow();
  const sizes: Record<string, { gzipBytes: number; budget: number }> = {};
  for (const path of await publicAddresses(request)) {
    const page = await browser.newPage({ baseURL: server.url });
    const { gzipBytes } = await javaScriptOf(page, path);
    const hasForm = (await page.locator('main form').count()) > 0;
    sizes[path] = { gzipBytes, budget: hasForm ? FILLED_IN : READ };
    await page.close();
  }
  expect(Object.entries(sizes).filter(([, { gzipBytes, budget }]) => gzipBytes > budget)).toEqual([]);
  expect(Object.values(sizes).filter(({ budget }) => budget === FILLED_IN).length).toBeGreaterThanOrEqual(2);
  // Nothing was measured if a page with islands has no script.
  expect(sizes['/']?.gzipBytes).toBeGreaterThan(50_000);
});

test('the login comes without the back-office, its schemas and its library of forms', async ({ page }) => {
  const { gzipBytes } = await javaScriptOf(page, signInAddress.login);
  expect(gzipBytes).toBeGreaterThan(50_000);
  expect(gzipBytes).toBeLessThan(SIGN_IN);
});
