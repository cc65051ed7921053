import type { Page } from '@playwright/test';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { SignedIn } from '#testing/session.ts';
import { median } from './median.ts';
import { openChromium } from './open-chromium.ts';
import { openSignedIn } from './signed-in-page.ts';
import { openSlowPhone, slowDown } from './slow-machine.ts';

const ROWS = 100;
/** Each on a page that was just opened; the median counts. */
const RUNS = 3;
/** If nothing is reported until then, the action took less than browsers report. */
const REPORTED_WITHIN_MS = 2000;
const LEAST_REPORTED_MS = 16;
/** What has been left alone for so long waits for no reply and no pause in typing any more. */
const SETTLED_MS = 400;

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
  const measured = new Map<string, number[]>();
  const add = (what: string, ms: number) => measured.set(what, [...(measured.get(what) ?? []), ms]);
  for (const [path, what, act] of ON_A_PHONE) {
    for (let run = 0; run < RUNS; run++) {
      const { page, close } = await openSlowPhone(browser, url);
      await page.goto(path, { waitUntil: 'networkidle' });
      if (what.endsWith('closed')) await button('Menu')(page);
      add(what, await untilPainted(page, act));
      await close();
    }
  }
  for (let run = 0; run < RUNS; run++) {
    const page = await openSignedIn(browser, url, signedIn);
    await page.goto(`/admin/attendees?pageSize=${ROWS}`);
    await page
      .locator('tbody tr')
      .nth(ROWS - 1)
      .waitFor();
    await slowDown(page);
    for (const [what, act] of AT_THE_DESK) add(what, await untilPainted(page, act));
    await page.context().close();
  }
  await browser.close();
  return Object.fromEntries([...measured].map(([what, runs]) => [what, median(runs)]));
}

async function type(page: Page, field: string): Promise<void> {
  await page.locator(field).press('a');
}

/** The longest of the events that an action causes, as the browser counts them, on a page that has settled. */
async function untilPainted(page: Page, act: Act): Promise<number> {
  await settle(page);
  const seen = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0) durations.push(duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return durations;
  });
  await act(page);
  const reported = page.waitForFunction((durations) => durations.length > 0, seen, {
    timeout: REPORTED_WITHIN_MS,
  });
  await reported.catch(() => {});
  await settle(page);
  return Math.max(LEAST_REPORTED_MS, ...(await seen.jsonValue()));
}

/** Waits until nothing on the page has changed for a while. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const isQuiet = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(isQuiet, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(isQuiet, quietMs);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    SETTLED_MS,
  );
}
