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

const BEFORE = { CAPTCHA: 'off', CLOCK: '2025-07-01T09:00:00Z' };
const AFTER = { CLOCK: '2025-09-15T09:00:00Z' };
/** Where the menu is behind its button, and where it is a bar. */
const NARROW = [800, 1000, 1100, 1200, 1279];
const WIDE = [1280, 1366, 1440, 1920];

/** What leads to the registration is said in all of them by the program, or by whoever writes the texts. */
const WORDS = {
  en: ['Home', 'Speakers', 'Partners & Sponsors', 'Contact', 'Register', 'Hear about the next one'],
  fr: [
    'Accueil',
    'Intervenants',
    'Partenaires et sponsors',
    'Contact',
    'S’inscrire',
    'Être informé du prochain',
  ],
  pt: ['Início', 'Oradores', 'Parceiros e patrocinadores', 'Contacto', 'Inscrever-se', 'Saber da próxima'],
} as const;
const ADDRESSES = ['/', '/speakers', '/sponsors', '/contact'];

async function deskOf({ url, config, withStore }: Server): Promise<TestClient> {
  const now = createClock(config.clock).now();
  const { cookie } = await withStore((store) => insertSignedIn(store, config, 'Administrator', now));
  return new TestClient((request) => fetch(request), url, { cookie });
}

/** A site whose words are those of this language. */
async function write(desk: TestClient, main: keyof typeof WORDS): Promise<void> {
  const words: readonly string[] = WORDS[main];
  const [register = '', next = ''] = words.slice(-2);
  const links = ADDRESSES.map((address, index) => ({ address, label: words[index] }));
  const others = (['en', 'fr', 'pt'] as const).filter((one) => one !== main);
  expect((await desk.call(saveLanguages, { body: { main, others } })).status).toBe(200);
  await publishSections(desk, { navigation: { links, register }, past: { next } });
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

async function expectOneRow(page: Page, wording: string): Promise<void> {
  await page.goto('/speakers');
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

/** The sample’s own language comes last: publishing what is published already is refused. */
const LANGUAGES = ['fr', 'pt', 'en'] as const;

test.describe('before the summit', () => {
  test.use({ environment: BEFORE });

  test('the header takes one row at every width, also once its button leads to the waiting list', async ({
    page,
    request,
    server,
  }) => {
    test.slow();
    const desk = await deskOf(server);
    for (const language of LANGUAGES) {
      await write(desk, language);
      await expectOneRow(page, WORDS[language][4]);
    }
    await server.withStore(({ database }) => database.updateTable('events').set({ places: 1 }).execute());
    const sent = await request.post(callAddress(addAttendee), { data: sampleRegistration() });
    expect(sent.ok(), await sent.text()).toBe(true);
    for (const [language, wording] of [
      ['fr', 'Rejoindre la liste d’attente'],
      ['pt', 'Entrar na lista de espera'],
      ['en', 'Join the waiting list'],
    ] as const) {
      await write(desk, language);
      await expectOneRow(page, wording);
    }
  });
});

test.describe('after the summit', () => {
  test.use({ environment: AFTER });

  test('the header takes one row at every width', async ({ page, server }) => {
    test.slow();
    const desk = await deskOf(server);
    for (const language of LANGUAGES) {
      await write(desk, language);
      await expectOneRow(page, WORDS[language][5]);
    }
  });
});
