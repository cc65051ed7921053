import { expect, type Page } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { createClock } from '#platform/server/clock.ts';
import { findSecretKeys } from '#platform/server/secret-keys.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { addProposal, setSpeakerCall } from '#rooms/programme/proposals/contract.ts';
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
  const client = await deskOf(server);
  await client.call(saveLanguages, { body: { main: 'en', others: ['fr', 'pt'] } });
  await publishSections(client, SALES);
  await client.call(setSpeakerCall, {
    query: { edition: 'current' },
    body: { isOpen: true, isBlind: false },
  });
}

async function deskOf({ url, config, withStore }: Server): Promise<TestClient> {
  const now = createClock(config.clock).now();
  const { cookie } = await withStore((store) => insertSignedIn(store, config, 'Administrator', now));
  return new TestClient((request) => fetch(request), url, { cookie });
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

test('forms that no script handles keep what was typed, but no codes', async ({ page, request, server }) => {
  await prepare(server);
  const email = 'abla@fil.example';
  const sent = await request.post(callAddress(addAttendee), {
    data: sampleRegistration({ email, name: 'Abla' }),
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const proposed = await request.post(callAddress(addProposal), {
    data: sampleProposal({ proposer: { ...sampleProposal().proposer, email } }),
  });
  expect(proposed.ok(), await proposed.text()).toBe(true);
  const links = await linksTo(server, email);
  const [order = '', proposal = ''] = ['/order/', '/proposal/'].map((start) =>
    links.find((link) => link.startsWith(start)),
  );
  const inFrench = () => page.locator('footer [data-language=fr]').click();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));

  await page.goto(order);
  await page.locator('#field-company').fill('Fil et Cie');
  await page.locator('#field-code').fill('TENTH');
  await inFrench();
  await expect(page).toHaveURL(`/fr${order}`);
  await expect(page.locator('#field-company')).toHaveValue('Fil et Cie');
  await expect(page.locator('#field-code')).toHaveValue('');

  // A page that is left for another one would have taken out what was kept.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  });
  await page.locator('#field-code').fill('TENTH');
  await inFrench();
  expect(await kept()).toContain('Fil et Cie');
  expect(await kept()).not.toContain('TENTH');
  expect(await kept()).not.toContain(order.split('/').at(-1) ?? order);

  await page.goto(proposal);
  await page.locator('#field-title').fill('Looms that learn');
  await inFrench();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('#field-title')).toHaveValue('Looms that learn');
});

test('what a record lacks in another language is marked until somebody writes it', async ({
  page,
  server,
  signInAs,
}) => {
  await prepare(server);
  await signInAs('Administrator');
  const data = { question: 'Which looms come?', answer: '<p>All of them.</p>' };
  const { id } = await (await page.request.post('/api/v1/questions', { data })).json();
  await page.goto(`/admin/update-question/${id}`);
  const texts = page.locator('section', { has: page.getByRole('button', { name: 'Save translations' }) });
  const language = (name: string) => texts.getByRole('radio', { name });
  await expect(language('Français 2 texts missing')).toBeChecked();
  await expect(language('Português 2 texts missing')).toBeVisible();
  await expect(texts.getByText('Missing', { exact: true })).toHaveCount(2);
  await texts.getByRole('textbox', { name: 'Question' }).fill('Quels métiers viennent ?');
  await expect(language('Français 1 text missing')).toBeChecked();
  await texts.getByRole('button', { name: 'Copy from English' }).click();
  await expect(language('Français')).toHaveAccessibleName('Français');
  await expect(texts.getByText('Missing', { exact: true })).toHaveCount(0);
  await texts.getByRole('button', { name: 'Save translations' }).click();
  await page.reload();
  await expect(language('Français')).toHaveAccessibleName('Français');
  await expect(language('Português 2 texts missing')).toBeVisible();
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
