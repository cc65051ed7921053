import type { Page } from '@playwright/test';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { SignedIn } from '#testing/session.ts';
import { openChromium } from './open-chromium.ts';
import { openSignedIn } from './signed-in-page.ts';
import { openSlowPhone, slowDown } from './slow-machine.ts';

const ROWS = 100;
/** After an action, for all that it causes to be painted. */
const SETTLED_MS = 300;

/** In milliseconds, from a click or key until the next paint: what browsers count for INP. */
export type Interactions = Record<string, number>;

type Act = (page: Page) => Promise<void>;

const button =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const ON_A_PHONE: [path: string, what: string, act: Act][] = [
  [publicAddress.home, 'the menu of a phone, opened', button('Menu')],
  [publicAddress.home, 'the menu of a phone, closed', button('Close')],
  [publicAddress.registration, 'a letter in the registration form', (page) => type(page, '[name="name"]')],
  [publicAddress.registration, 'an empty registration form, sent', button('Register')],
];

const AT_THE_DESK: [what: string, act: Act][] = [
  ['a table of 100 rows, sorted', (page) => page.getByRole('columnheader').getByText('Company').click()],
  ['one row of 100 chosen', (page) => page.locator('tbody .checkbox').nth(3).click()],
  ['all 100 rows chosen', (page) => page.locator('thead .checkbox').click()],
  ['all 100 rows let go', (page) => page.locator('thead .checkbox').click()],
  ['a letter in the search', (page) => page.getByLabel('Search by name or email').press('m')],
  ['the palette, opened', (page) => page.keyboard.press('Control+k')],
  ['a letter in the palette', (page) => page.keyboard.press('a')],
  ['the palette, closed', (page) => page.keyboard.press('Escape')],
  ['the columns, opened', button('Columns')],
  ['the columns, closed', (page) => page.keyboard.press('Escape')],
  ['the next 100 rows', button('Next page')],
];

export async function measureInteractions(url: string, signedIn: SignedIn): Promise<Interactions> {
  const browser = await openChromium();
  const measured: Interactions = {};
  for (const [path, what, act] of ON_A_PHONE) {
    const { page, close } = await openSlowPhone(browser, url);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (what.endsWith('closed')) await button('Menu')(page);
    measured[what] = await untilPainted(page, act);
    await close();
  }
  const page = await openSignedIn(browser, url, signedIn);
  await page.goto(`/admin/attendees?pageSize=${ROWS}`);
  await page
    .locator('tbody tr')
    .nth(ROWS - 1)
    .waitFor();
  await slowDown(page);
  for (const [what, act] of AT_THE_DESK) measured[what] = await untilPainted(page, act);
  await browser.close();
  return measured;
}

async function type(page: Page, field: string): Promise<void> {
  await page.locator(field).press('a');
}

/** The longest of the events that an action causes, as the browser counts them. */
async function untilPainted(page: Page, act: Act): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) seen.push(entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(SETTLED_MS);
  // Shorter ones aren't reported.
  return page.evaluate(() => Math.max(16, ...(window as unknown as { seen: number[] }).seen));
}
