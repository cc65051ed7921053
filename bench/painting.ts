import type { Page } from '@playwright/test';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import type { SignedIn } from '#testing/session.ts';
import { median } from './median.ts';
import { openChromium } from './open-chromium.ts';
import { openSignedIn } from './signed-in-page.ts';

const TIMES = 5;

export interface Painted {
  what: string;
  /** From the click to the painted rows, in milliseconds: the median. */
  median: number;
}

/** How long an organiser waits for the rows of the long list, from the click until they are painted. */
export async function measurePainting(url: string, signedIn: SignedIn): Promise<Painted[]> {
  const browser = await openChromium();
  const page = await openSignedIn(browser, url, signedIn);
  await page.evaluate((edition) => localStorage.setItem('edition', edition), ALL_EDITIONS);

  const opening: number[] = [];
  const searching: number[] = [];
  const turning: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await page.goto('/admin/dashboard');
    const link = page.getByRole('link', { name: 'Attendees', exact: true });
    await link.waitFor();
    opening.push(await untilRowsChange(page, () => link.click()));
    turning.push(await untilRowsChange(page, () => page.getByRole('button', { name: 'Last page' }).click()));
    const search = page.getByLabel('Search by name or email');
    searching.push(await untilRowsChange(page, () => search.fill(`mensah ${time}7`)));
  }
  await browser.close();
  return [
    { what: 'Attendees opened in the browser', median: median(opening) },
    { what: 'Attendees turned to the last page', median: median(turning) },
    { what: 'Attendees searched, the pause in typing included', median: median(searching) },
  ];
}

/** The time from the next input until different rows have been painted. */
async function untilRowsChange(page: Page, act: () => Promise<void>): Promise<number> {
  const painted = page.evaluate(async () => {
    const rows = () => document.querySelector('table[aria-busy="false"] tbody')?.textContent ?? '';
    const before = rows();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const started = await new Promise<number>((resolve) => {
      for (const kind of ['click', 'input']) {
        document.addEventListener(kind, () => resolve(performance.now()), { capture: true, once: true });
      }
    });
    while (rows() === '' || rows() === before || rows().includes('Loading')) await frame();
    await frame();
    return performance.now() - started;
  });
  await act();
  return painted;
}
