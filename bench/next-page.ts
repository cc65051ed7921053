import type { Page } from '@playwright/test';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { median } from './median.ts';
import { openChromium } from './open-chromium.ts';
import { openSlowPhone } from './slow-machine.ts';

const TIMES = 5;
/** Somebody who is about to click a link points at it this long. */
const POINTED_MS = 800;
const WAYS: [from: string, to: string][] = [
  [publicAddress.home, publicAddress.speakers],
  [publicAddress.speakers, publicAddress.sponsors],
  [publicAddress.sponsors, publicAddress.home],
];

/** In milliseconds from the click on a link: until the reply begins, and until the page is painted. */
export interface NextPage {
  replied: number;
  painted: number;
}

export async function measureNextPages(url: string): Promise<Record<string, NextPage>> {
  const browser = await openChromium();
  const measured: Record<string, NextPage> = {};
  for (const [from, to] of WAYS) {
    const quick: NextPage[] = [];
    const slow: NextPage[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
      quick.push(await follow(page, from, to));
      await page.close();
      const phone = await openSlowPhone(browser, url);
      slow.push(await follow(phone.page, from, to));
      await phone.close();
    }
    measured[`${from} to ${to}`] = medianOf(quick);
    measured[`${from} to ${to}, on a slow phone`] = medianOf(slow);
  }
  await browser.close();
  return measured;
}

/** In a browser that has the files of all pages, but not the next page. */
async function follow(page: Page, from: string, to: string): Promise<NextPage> {
  await page.goto(from, { waitUntil: 'networkidle' });
  const link = await page.evaluateHandle((href) => {
    const added = Object.assign(document.createElement('a'), { href, textContent: 'On' });
    added.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:999;padding:1rem;background:white';
    added.addEventListener('click', () =>
      sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
    );
    document.body.append(added);
    return added;
  }, to);
  await link.hover();
  await page.waitForTimeout(POINTED_MS);
  await link.click();
  await page.waitForURL(`**${to}`, { waitUntil: 'load' });
  return page.evaluate(async () => {
    const painted = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (paint) resolve(paint);
      }).observe({ type: 'paint', buffered: true });
    });
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const since = performance.timeOrigin - Number(sessionStorage.getItem('clicked'));
    return { replied: since + (navigation?.responseStart ?? 0), painted: since + painted.startTime };
  });
}

function medianOf(pages: readonly NextPage[]): NextPage {
  const of = (name: keyof NextPage) => Math.round(median(pages.map((page) => page[name])));
  return { replied: of('replied'), painted: of('painted') };
}
