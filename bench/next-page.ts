import type { Page } from '@playwright/test';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { DesktopBrowser } from '#testing/desktop-browser.ts';
import { findWholeChromium } from '../scripts/find/chromium.ts';
import { median } from './median.ts';
import { openChromium } from './open-chromium.ts';
import { openSlowPhone } from './slow-machine.ts';

const TIMES = 5;
/** Somebody who is about to click a link points at it this long. */
const POINTED_MS = 800;
/** By then, a page has loaded and everything on it lives. */
const SETTLED_MS = 1_000;
const WAYS: [from: string, to: string][] = [
  [publicAddress.home, publicAddress.speakers],
  [publicAddress.speakers, publicAddress.sponsors],
  [publicAddress.sponsors, publicAddress.home],
];
const LINK = { x: 12, y: 12 };

/** In milliseconds from the click on a link until the page is painted, and how often it was prepared before. */
export interface NextPage {
  painted: number;
  prepared: number;
  times: number;
}

interface Followed {
  painted: number;
  isPrepared: boolean;
}

/** On a desktop with a mouse, if there is a Chromium with windows; in one without, whose pages are only prefetched; on a slow phone. */
export async function measureNextPages(url: string): Promise<Record<string, NextPage>> {
  const whole = findWholeChromium();
  const desktop = whole ? await DesktopBrowser.open(whole) : undefined;
  const browser = await openChromium();
  const measured: Record<string, NextPage> = {};
  for (const [from, to] of WAYS) {
    const followed = { desktop: [], prefetched: [], phone: [] } as Record<string, Followed[]>;
    for (let time = 0; time < TIMES; time += 1) {
      if (desktop) followed.desktop?.push(await followOnDesktop(desktop, url, from, to));
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
      followed.prefetched?.push(await follow(page, from, to));
      await page.close();
      const phone = await openSlowPhone(browser, url);
      followed.phone?.push(await follow(phone.page, from, to));
      await phone.close();
    }
    const names = { desktop: '', prefetched: ', without a mouse', phone: ', on a slow phone' };
    for (const [name, said] of Object.entries(names)) {
      const pages = followed[name] ?? [];
      if (pages.length > 0) measured[`${from} to ${to}${said}`] = summary(pages);
    }
  }
  await desktop?.close();
  await browser.close();
  return measured;
}

async function followOnDesktop(
  browser: DesktopBrowser,
  url: string,
  from: string,
  to: string,
): Promise<Followed> {
  await browser.openTab(url + from);
  await wait(SETTLED_MS);
  await browser.evaluate(`(${addLink})('${to}') && true`);
  await browser.point(LINK);
  await wait(POINTED_MS);
  await browser.click(LINK);
  await browser.until(`location.pathname === '${to}' && document.readyState === 'complete'`);
  return browser.evaluate(`(${readPaint})()`);
}

/** In a browser that has the files of all pages, but not the next page. */
async function follow(page: Page, from: string, to: string): Promise<Followed> {
  await page.goto(from, { waitUntil: 'networkidle' });
  await page.evaluate(addLink, to);
  await page.mouse.move(LINK.x, LINK.y);
  await page.waitForTimeout(POINTED_MS);
  await page.mouse.click(LINK.x, LINK.y);
  await page.waitForURL(`**${to}`, { waitUntil: 'load' });
  return page.evaluate(readPaint);
}

function addLink(href: string): void {
  const added = Object.assign(document.createElement('a'), { href, textContent: 'On' });
  added.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:999;padding:1rem;background:white';
  added.addEventListener('click', () =>
    sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
  );
  document.body.append(added);
}

async function readPaint(): Promise<Followed> {
  const painted = await new Promise<PerformanceEntry>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint);
    }).observe({ type: 'paint', buffered: true });
  });
  const [navigation] = performance.getEntriesByType('navigation');
  const { activationStart = 0 } = navigation as PerformanceNavigationTiming & { activationStart?: number };
  const since = performance.timeOrigin - Number(sessionStorage.getItem('clicked'));
  return { painted: since + painted.startTime, isPrepared: activationStart > 0 };
}

function summary(pages: readonly Followed[]): NextPage {
  return {
    painted: Math.round(median(pages.map(({ painted }) => painted))),
    prepared: pages.filter(({ isPrepared }) => isPrepared).length,
    times: pages.length,
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
