import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ environment: { SEED: 'event', CAPTCHA: 'off' } });

test('each page says so when its data can’t be read', async ({ page, server }) => {
  // From now on the site's own texts are known.
  await page.goto('/contact');
  await server.withStore(async ({ database }) => {
    for (const table of ['speakers', 'sponsors', 'posts', 'events'] as const) {
      await database.schema.alterTable(table).renameTo(`${table}_gone`).execute();
    }
  });
  const expectations = [
    ['/speakers', 'Unable to fetch speakers details. Please try again later.'],
    ['/speaker/someone', 'Unable to fetch speakers details. Please try again later.'],
    ['/sponsors', 'Failed to load sponsor data'],
    ['/sponsors', 'Error loading sponsors. Please try again later.'],
    ['/our/blog/something/single', 'Failed to load blog post. Please try again later.'],
  ] as const;
  for (const [path, text] of expectations) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText(text);
  }
  await page.goto('/blogs');
  await expect(page.getByText('No blog posts found')).toBeVisible();
  const fallbacks = [
    ['/', 'Event Theme Coming Soon'],
    ['/', 'Venue coming soon'],
    ['/', 'Event time coming soon'],
    ['/', 'Event date coming soon'],
    ['/registrants', 'Venue coming soon'],
    ['/about-us', '26th and 27th August 2025'],
  ] as const;
  for (const [path, text] of fallbacks) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(server.output()).toContain('a page could not read its data');
});
