import { expect, type Page } from '@playwright/test';
import { saveLanguages } from '#modules/languages/contract.ts';
import { addProposal, setSpeakerCall } from '#modules/proposals/contract.ts';
import { addAttendee } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { createClock } from '#platform/server/clock.ts';
import { findSecretKeys } from '#platform/server/secret-keys.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { TestClient } from '#testing/client.ts';
import { sampleProposal } from '#testing/proposals.ts';
import { publishSections } from '#testing/publish-section.ts';
import { SALES } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { javaScriptOf } from '../bench/javascript-size.ts';
import { cutOff } from './cut-off.ts';
import { test } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';
import type { Server } from './servers.ts';

/** The narrowest phones that are still sold. */
test.use({
  viewport: { width: 360, height: 740 },
  environment: { CAPTCHA: 'off', CLOCK: '2025-07-01T09:00:00Z' },
});

const OWN_PAGE = /\/(?:my|order|group|waiting|proposal|speaker-page|feedback)\/[\w.~-]+/;

/** Tests of one worker share a server. */
const prepared = new WeakSet<Server>();

/** A site with all that is said to somebody: prices, a call for speakers, a waiting list. */
async function prepare(server: Server): Promise<void> {
  if (prepared.has(server)) return;
  prepared.add(server);
  const { url, config, withStore } = server;
  const now = createClock(config.clock).now();
  const { cookie } = await withStore((store) => insertSignedIn(store, config, 'Administrator', now));
  const client = new TestClient((request) => fetch(request), url, { cookie });
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr', 'pt'] } });
  await publishSections(client, SALES);
  await client.call(setSpeakerCall, {
    query: { edition: 'current' },
    body: { isOpen: true, isBlind: false },
  });
}

/** The links that were sent to somebody, as paths. */
async function linksTo({ config, withStore }: Server, recipient: string): Promise<string[]> {
  const secrets = new Secrets(findSecretKeys(config) ?? ['']);
  const rows = await withStore(({ database }) =>
    database.selectFrom('mails').select(['id', 'sealed_link']).where('recipient', '=', recipient).execute(),
  );
  return rows.flatMap(({ id, sealed_link }) => {
    const link = sealed_link && secrets.decrypt(sealed_link, id);
    return link && URL.canParse(link) ? [new URL(link).pathname] : [];
  });
}

async function expectWhole(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect.soft(await cutOff(page), where).toEqual([]);
}

for (const language of ['fr', 'pt']) {
  test(`nothing that visitors read in ‘${language}’ is cut off on a phone`, async ({
    page,
    request,
    server,
  }) => {
    await prepare(server);
    const email = `${language}@fil.example`;
    const paths = (await publicAddresses(request)).filter((path) => !/^\/(?:fr|pt)\b/.test(path));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of [...paths, '/my', '/registrants/group', '/?notice=registered']) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectWhole(page, path);
    }
    await page.goto(`/${language}/registrants`);
    await expect(page.locator('main form').last()).toHaveAttribute('novalidate');
    await page.locator('main form button[type=submit]').last().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectWhole(page, 'a refused form');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectWhole(page, 'the menu');

    const sent = await request.post(`/${language}${callAddress(addAttendee)}`, {
      data: sampleRegistration({ email, name: 'Ama' }),
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    await request.post(`/${language}${callAddress(addProposal)}`, {
      data: sampleProposal({ proposer: { ...sampleProposal().proposer, email } }),
    });
    const own = await linksTo(server, email);
    expect(own.length).toBeGreaterThan(1);
    const seen = new Set(own);
    for (const path of seen) {
      await page.goto(path);
      for (const details of await page.locator('main details').all())
        await details.evaluate((element) => element.setAttribute('open', ''));
      await expectWhole(page, path.replace(/[\w.~-]{20,}/, '…'));
      const further = await page
        .locator('main a')
        .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).pathname));
      for (const one of further) if (OWN_PAGE.test(one)) seen.add(one);
    }
  });
}

test('another language adds at most 3 KB of JavaScript to a page', async ({ browser, server }) => {
  await prepare(server);
  async function sizeOf(path: string) {
    const page = await browser.newPage({ baseURL: server.url });
    const { gzipBytes } = await javaScriptOf(page, path);
    await page.close();
    return gzipBytes;
  }
  for (const path of ['/', '/registrants', '/sponsorship', '/programme', '/speak/propose']) {
    const inEnglish = await sizeOf(path);
    for (const language of ['fr', 'pt']) {
      const more = (await sizeOf(`/${language}${path}`)) - inEnglish;
      expect(more, `${path} in ${language}`).toBeLessThanOrEqual(3_000);
      // Each language has a file of its own.
      expect(more, `${path} in ${language}`).not.toBe(0);
    }
  }
});

test('whoever chooses another language finds what they had typed', async ({ page, server }) => {
  await prepare(server);
  await page.goto('/registrants');
  const live = () => expect(page.locator('main form').last()).toHaveAttribute('novalidate');
  await live();
  await page.locator('#field-name').fill('Ama Owusu');
  await page.locator('#field-notice').selectOption('Invitation Letter');
  const woven = await page.locator('.growing-strip').getAttribute('style');
  await page.locator('footer [data-language=fr]').click();
  await expect(page).toHaveURL('/fr/registrants');
  await expect(page.locator('#field-name')).toHaveValue('Ama Owusu');
  await expect(page.locator('#field-notice')).toHaveValue('Invitation Letter');
  await expect(page.locator('.growing-strip')).toHaveAttribute('style', woven ?? '');
  await page.locator('main form button[type=submit]').last().click();
  await expect(page.locator('#field-email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#field-name')).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await live();
  await expect(page.locator('#field-name')).toHaveValue('');
});

test('another main language is warned of before it is saved', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/site');
  const warning = page.getByText('What you wrote in French comes first then');
  await expect(page.getByLabel('Main language')).toHaveValue('en');
  await expect(warning).toBeHidden();
  await page.getByLabel('Main language').selectOption('fr');
  await expect(warning).toBeVisible();
});

test('who may not choose the languages of the site isn’t shown them', async ({ page, signInAs }) => {
  await signInAs('Editor');
  await page.goto('/admin/site');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'All versions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save languages' })).toHaveCount(0);
});
