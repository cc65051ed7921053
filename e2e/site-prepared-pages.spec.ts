import { expect } from '@playwright/test';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { DesktopBrowser } from '#testing/desktop-browser.ts';
import { findWholeChromium } from '../scripts/find/chromium.ts';
import { test } from './fixtures.ts';

const BEFORE = '2025-07-01T09:00:00Z';
const ASKS_FOR_LESS = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`;
/** How long somebody points at a link before they click it; what is prepared is left alone as long. */
const POINTED_MS = 1_500;
const LINK = { x: 12, y: 12 };
const LIVES = `!document.querySelector('[data-island]:not([data-live])')`;
/** When the page was shown, in milliseconds since it began to be prepared; 0 if it wasn’t. */
const SHOWN = `performance.getEntriesByType('navigation')[0].activationStart`;

test.use({ environment: { CLOCK: BEFORE } });
test.describe.configure({ mode: 'default' });

const whole = findWholeChromium();
test.skip(!whole, 'only a Chromium with windows prepares pages');
let browser: DesktopBrowser;
test.beforeAll(async () => {
  browser = await DesktopBrowser.open(whole ?? '');
});
test.afterAll(() => browser?.close());

test('a page that is pointed at is prepared, and lives from when it is shown', async ({ server }) => {
  await point(server.url, publicAddress.speakers, publicAddress.home);
  await expect.poll(() => browser.prepared()).toEqual([`${server.url}/`]);
  await wait(POINTED_MS);
  await follow(publicAddress.home);
  expect(await browser.evaluate(SHOWN)).toBeGreaterThan(POINTED_MS);
  // The film and the cloth that is drawn in don't begin for nobody.
  await browser.until(`document.querySelector('video').currentTime > 0`);
  const [film, drawn, shown] = await browser.evaluate<number[]>(
    `[1000 * document.querySelector('video').currentTime, Math.max(0, ...document.getAnimations().map((one) => Number(one.currentTime))), performance.now() - ${SHOWN}]`,
  );
  expect(film).toBeLessThanOrEqual(Number(shown));
  expect(drawn).toBeLessThanOrEqual(Number(shown));
  await browser.until(LIVES);
  // Nothing that its script asks for was asked for while somebody only pointed.
  const asked = await browser.evaluate<[name: string, isEarly: boolean][]>(
    `performance.getEntriesByType('resource').filter(({ name, initiatorType }) => initiatorType === 'fetch' || /\\/site-[^/]*\\.js$/.test(name)).map(({ name, startTime }) => [name, startTime < ${SHOWN}])`,
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(([, isEarly]) => isEarly)).toEqual([]);
});

test('a browser that asks for less prepares nothing', async ({ server }) => {
  await point(server.url, publicAddress.home, publicAddress.speakers, ASKS_FOR_LESS);
  await wait(POINTED_MS);
  expect(browser.prepared()).toEqual([]);
  await follow(publicAddress.speakers);
  expect(await browser.evaluate(SHOWN)).toBe(0);
});

test('a page of one visitor is not even fetched before the click', async ({ server }) => {
  await point(server.url, publicAddress.home, '/my/nobody');
  await wait(POINTED_MS);
  expect(browser.prepared()).toEqual([]);
  await follow('/my/nobody');
  const delivery = `performance.getEntriesByType('navigation')[0].deliveryType`;
  expect(await browser.evaluate(`[${SHOWN}, ${delivery}]`)).toEqual([0, '']);
});

/** Opens a page, and points at a link to another one. */
async function point(url: string, from: string, to: string, script?: string): Promise<void> {
  await browser.openTab(url + from, script);
  await browser.until(LIVES);
  await browser.evaluate(
    `{ const link = Object.assign(document.createElement('a'), { href: '${to}', textContent: 'On' }); link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:999;padding:1rem'; document.body.append(link); }`,
  );
  await browser.point(LINK);
}

async function follow(to: string): Promise<void> {
  await browser.click(LINK);
  await browser.until(`location.pathname === '${to}' && document.readyState === 'complete'`);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
