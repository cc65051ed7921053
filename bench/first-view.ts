import type { Page } from '@playwright/test';
import { median } from './median.ts';
import { openChromium } from './open-chromium.ts';
import { openSlowPhone } from './slow-machine.ts';

const TIMES = 5;
/** How long a page may still change after it has loaded. */
const SETTLED_MS = 1_500;

/** Of a page on a slow phone, in milliseconds; `shift` is the sum of layout shifts. */
export interface FirstView {
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

export async function measureFirstView(url: string, path: string): Promise<FirstView> {
  const browser = await openChromium();
  const views: FirstView[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { page, close } = await openSlowPhone(browser, url);
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    views.push(await viewOf(page));
    await close();
  }
  await browser.close();
  const of = (name: keyof FirstView) => median(views.map((view) => view[name]));
  return { firstPaint: of('firstPaint'), largestPaint: of('largestPaint'), shift: of('shift') };
}

function viewOf(page: Page): Promise<FirstView> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}
