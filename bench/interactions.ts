import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { SignedIn } from '#testing/session.ts';
import { median } from './median.ts';
import { openChromium } from './open-chromium.ts';
import { openSignedIn } from './signed-in-page.ts';
import { openSlowPhone, slowDown } from './slow-machine.ts';

/** Each on a page that was just opened; the median counts. */
const RUNS = 3;
/** If nothing is reported until then, the action took less than browsers report. */
const REPORTED_WITHIN_MS = 1000;
const LEAST_REPORTED_MS = 16;
/** What has been left alone for so long waits for no reply and no pause in typing any more. */
const SETTLED_MS = 400;

/** In milliseconds, from a click or key until the next paint: what browsers count for INP. */
export type Interactions = Record<string, number>;

/** A click on this place; or else a key, pressed there or wherever the focus is. */
interface Action {
  place?: (page: Page) => Locator;
  key?: string;
}

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name }).first();
const every = (page: Page) => page.locator('thead .checkbox');

const ON_A_PHONE: [path: string, what: string, action: Action][] = [
  [publicAddress.home, 'the menu of a phone, opened', { place: button('Menu') }],
  [publicAddress.home, 'the menu of a phone, closed', { place: button('Close') }],
  [
    publicAddress.registration,
    'a letter in the registration form',
    { place: (page) => page.locator('[name="name"]'), key: 'a' },
  ],
  [publicAddress.registration, 'an empty registration form, sent', { place: button('Register') }],
];

const inTableOf = (rows: number): [what: string, action: Action][] => [
  [
    `a table of ${rows} rows, sorted`,
    { place: (page) => page.getByRole('columnheader').getByText('Company') },
  ],
  [`one row of ${rows} chosen`, { place: (page) => page.locator('tbody .checkbox').nth(3) }],
  [`all ${rows} rows chosen`, { place: every }],
  [`all ${rows} rows let go`, { place: every }],
  [`the next ${rows} rows`, { place: button('Next page') }],
];

const AROUND_A_TABLE: [what: string, action: Action][] = [
  ['a letter in the search', { place: (page) => page.getByRole('searchbox'), key: 'm' }],
  ['the palette, opened', { key: 'Control+k' }],
  ['a letter in the palette', { key: 'a' }],
  ['the palette, closed', { key: 'Escape' }],
  ['the columns, opened', { place: button('Columns') }],
  ['the columns, closed', { key: 'Escape' }],
];

/** The largest number of rows that a screen offers, and one that only 'All' or an address asks for. */
const AT_THE_DESK: [rows: number, actions: [what: string, action: Action][]][] = [
  [20, [...inTableOf(20), ...AROUND_A_TABLE]],
  [100, inTableOf(100)],
];

export async function measureInteractions(url: string, signedIn: SignedIn): Promise<Interactions> {
  const browser = await openChromium();
  const measured = new Map<string, number[]>();
  const add = (what: string, ms: number) => measured.set(what, [...(measured.get(what) ?? []), ms]);
  for (const [path, what, action] of ON_A_PHONE) {
    for (let run = 0; run < RUNS; run++) {
      const { page, close } = await openSlowPhone(browser, url);
      await page.goto(path, { waitUntil: 'networkidle' });
      if (what.endsWith('closed')) await button('Menu')(page).click();
      add(what, await untilPainted(page, action));
      await close();
    }
  }
  for (const [rows, actions] of AT_THE_DESK) {
    for (let run = 0; run < RUNS; run++) {
      const page = await openSignedIn(browser, url, signedIn);
      await page.goto(`/admin/attendees?pageSize=${rows}`);
      await page
        .locator('tbody tr')
        .nth(rows - 1)
        .waitFor();
      await slowDown(page);
      for (const [what, action] of actions) add(what, await untilPainted(page, action));
      await page.context().close();
    }
  }
  await browser.close();
  return Object.fromEntries([...measured].map(([what, runs]) => [what, median(runs)]));
}

/** The longest of the events that an action causes, as the browser counts them, on a page that has settled. */
async function untilPainted(page: Page, { place, key }: Action): Promise<number> {
  // Somebody who clicks has pointed there before, and somebody who types has clicked.
  if (key) await place?.(page).focus();
  else await place?.(page).hover();
  await settle(page);
  const seen = await page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0) durations.push(duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return durations;
  }, LEAST_REPORTED_MS);
  if (key) await page.keyboard.press(key);
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  // Nothing is asked of the page meanwhile: that would be part of what is measured.
  await setTimeout(REPORTED_WITHIN_MS);
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
        let timer = window.setTimeout(isQuiet, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = window.setTimeout(isQuiet, quietMs);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    SETTLED_MS,
  );
}
