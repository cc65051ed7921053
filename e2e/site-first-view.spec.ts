import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';

const WINDOWS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
const LONG = 'Srivenkataramanachandrasekaranbalasubramaniamvenkateswaralu';

test.use({ environment: { SEED: 'demo' } });

for (const viewport of WINDOWS) {
  test(`the home page opens with all its main links, at ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'AI for Business Summit' });
    for (const name of ['Register', 'Sponsor', 'Speak', 'Contact']) {
      await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(hero.getByText('Aug 26 – Aug 27, 2025')).toBeInViewport({ ratio: 1 });
  });
}

test('a word longer than its column is broken, and the page stays as wide as the window', async ({
  page,
  request,
  server,
}) => {
  await server.withStore(async ({ database }) => {
    await database.updateTable('speakers').set({ fullname: LONG, company: LONG }).execute();
    await database.updateTable('sponsors').set({ name: LONG }).execute();
    await database.updateTable('posts').set({ title: LONG, author: LONG }).execute();
    await database.updateTable('events').set({ theme: LONG, venue: LONG }).execute();
  });
  const addresses = await publicAddresses(request);
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of addresses) {
      await page.goto(path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
