import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { createClock } from '#platform/server/clock.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { TestClient } from '#testing/client.ts';
import { publishSections } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { test } from './fixtures.ts';
import type { Server } from './servers.ts';

/** Where the menu is behind its button, and where it is a bar. */
const NARROW = [360, 390, 414, 800, 1000, 1100, 1200, 1279];
const WIDE = [1280, 1366, 1440, 1920];

/** As long as in French. */
const LONG = {
  links: [
    { address: '/', label: 'Accueil' },
    { address: '/speakers', label: 'Intervenants' },
    { address: '/sponsors', label: 'Partenaires et sponsors' },
    { address: '/contact', label: 'Contact' },
  ],
  register: 'S’inscrire à ce sommet',
};

async function deskOf({ url, config, withStore }: Server): Promise<TestClient> {
  const now = createClock(config.clock).now();
  const { cookie } = await withStore((store) => insertSignedIn(store, config, 'Administrator', now));
  return new TestClient((request) => fetch(request), url, { cookie });
}

/** How the header is at this width, beside a scrollbar, which this browser hides. */
function headerAt(page: Page) {
  return page.locator('.site-header').evaluate((header) => {
    document.body.style.setProperty('padding-inline-end', '15px');
    const boxes = [
      ...header.querySelectorAll(
        '.site-brand, .register-in-bar, .menu-toggle, .site-menu, .site-menu > ul > li',
      ),
    ]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    return {
      isOneRow: Math.max(...middles) - Math.min(...middles) < 4,
      hasBar: header.querySelector('.site-menu')?.checkVisibility(),
      hasButton: header.querySelector('.menu-toggle')?.checkVisibility(),
      height: header.clientHeight,
      beyond: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

async function expectOneRow(page: Page, wording: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/speakers`);
  await expect(page.locator('.site-menu .button')).toHaveText(wording);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [...NARROW, ...WIDE]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = WIDE.includes(width);
    const { height, ...header } = await headerAt(page);
    const told = `‘${wording}’ at ${width} px`;
    expect.soft(header, told).toEqual({ isOneRow: true, hasBar: isWide, hasButton: !isWide, beyond: 0 });
    expect.soft(height, told).toBeLessThanOrEqual(80);
  }
}

async function takeTheOnlyPlace({ withStore }: Server, request: APIRequestContext): Promise<void> {
  await withStore(({ database }) => database.updateTable('events').set({ places: 1 }).execute());
  const sent = await request.post(callAddress(addAttendee), { data: sampleRegistration() });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test.describe('while all places are taken', () => {
  test.use({ environment: { CAPTCHA: 'off', CLOCK: '2025-07-02T09:00:00Z' } });

  test('the header’s button has its words on one line, where there is room', async ({
    page,
    request,
    server,
  }) => {
    await takeTheOnlyPlace(server, request);
    await expectOneRow(page, 'Join the waiting list');
    const button = page.locator('.site-menu .button');
    for (const width of WIDE) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await button.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length;
      });
      expect.soft(lines, `at ${width} px`).toBe(1);
    }
  });
});

test.describe('before the summit', () => {
  test.use({ environment: { CAPTCHA: 'off', CLOCK: '2025-07-01T09:00:00Z' } });

  test('the header takes one row at every width, however long its words are', async ({
    page,
    request,
    server,
  }) => {
    test.slow();
    await expectOneRow(page, 'Register');
    const desk = await deskOf(server);
    const saved = await desk.call(saveLanguages, { body: { main: 'en', others: ['fr', 'pt'] } });
    expect(saved.status).toBe(200);
    await publishSections(desk, { navigation: LONG });
    await expectOneRow(page, LONG.register);
    await takeTheOnlyPlace(server, request);
    await expectOneRow(page, 'Join the waiting list');
    await expectOneRow(page, 'Rejoindre la liste d’attente', '/fr');
    await expectOneRow(page, 'Entrar na lista de espera', '/pt');
  });
});

test.describe('after the summit', () => {
  test.use({ environment: { CLOCK: '2025-09-15T09:00:00Z' } });

  test('the header takes one row at every width', async ({ page }) => {
    await expectOneRow(page, 'Hear about the next one');
  });
});
