import { expect, type Page } from '@playwright/test';
import { saveLanguages } from '#modules/languages/contract.ts';
import { addAttendee } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { createClock } from '#platform/server/clock.ts';
import { TestClient } from '#testing/client.ts';
import { publishSections } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { test } from './fixtures.ts';
import type { Server } from './servers.ts';

test.use({ environment: { CAPTCHA: 'off', CLOCK: '2025-07-01T09:00:00Z' } });

const OWN_PAGES = ['Travel and visas', 'Code of conduct', 'Hotels nearby', 'For the press'];
const WIDTHS = [992, 1100, 1119, 1120, 1200, 1279, 1280, 1440];

async function deskOf({ url, config, withStore }: Server): Promise<TestClient> {
  const now = createClock(config.clock).now();
  const { cookie } = await withStore((store) => insertSignedIn(store, config, 'Administrator', now));
  return new TestClient((request) => fetch(request), url, { cookie });
}

/** How the header of this page is at this width. */
function headerAt(page: Page) {
  return page.locator('.site-header').evaluate((header) => {
    const boxes = [...header.querySelectorAll('.site-brand, .back-to-top, .menu-toggle, .site-menu, li')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    return {
      rows: Math.max(...middles) - Math.min(...middles) < 4 ? 1 : 2,
      hasBar: header.querySelector('.site-menu')?.checkVisibility(),
      hasButton: header.querySelector('.menu-toggle')?.checkVisibility(),
      tooWide: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

test('the menu is on one row, or behind its button, at every width and in every language', async ({
  page,
  request,
  server,
}) => {
  test.slow();
  const desk = await deskOf(server);
  await desk.call(saveLanguages, { body: { main: 'en', others: ['fr', 'pt'] } });
  await server.withStore(({ database }) => database.updateTable('events').set({ places: 1 }).execute());
  const sent = await request.post(callAddress(addAttendee), { data: sampleRegistration() });
  expect(sent.ok(), await sent.text()).toBe(true);

  // The home page says that it is full once its content is another version.
  for (const count of [1, 2, OWN_PAGES.length]) {
    const pages = OWN_PAGES.slice(0, count).map((title, index) => ({
      title,
      slug: `own-${index}`,
      inNavigation: true,
    }));
    await publishSections(desk, { ownPages: { pages } });
    for (const path of ['/', '/fr', '/pt']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} with ${count} own pages at ${width} px`;
        const { rows, hasBar, hasButton, tooWide } = await headerAt(page);
        expect.soft({ rows, tooWide }, where).toEqual({ rows: 1, tooWide: 0 });
        expect.soft(hasBar, where).toBe(!hasButton);
      }
    }
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Join the waiting list');
  }
});

test('an English menu of the sample is a bar on a desk’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});
