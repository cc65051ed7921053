import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PROGRAMME_PAGE } from '#rooms/programme/programme/addresses.ts';
import type { SignedIn } from '#testing/session.ts';
import { measureFirstView } from './first-view.ts';
import { measureInteractions } from './interactions.ts';
import { javaScriptOf } from './javascript-size.ts';
import { measureNextPages } from './next-page.ts';
import { openChromium } from './open-chromium.ts';

const { home, speakers, registration, sponsors } = publicAddress;
const PAGES = [home, speakers, registration, sponsors, '/blogs', PROGRAMME_PAGE];

/** What somebody waits for in a browser, in milliseconds, and the JavaScript that they load. */
export async function* measureBrowser(url: string, signedIn: SignedIn): AsyncGenerator<string> {
  for (const path of PAGES) {
    const { firstPaint, largestPaint, shift } = await measureFirstView(url, path);
    const [first, largest] = [Math.round(firstPaint), Math.round(largestPaint)];
    yield `${path} on a slow phone: first paint ${first} ms, largest ${largest} ms, shift ${shift.toFixed(3)}`;
  }
  const interactions = await measureInteractions(url, signedIn);
  for (const [what, ms] of Object.entries(interactions)) yield `${what}: ${ms} ms`;
  const nextPages = await measureNextPages(url);
  for (const [way, { painted, prepared, times }] of Object.entries(nextPages)) {
    yield `${way}: painted ${painted} ms after the click, prepared before ${prepared} of ${times} times`;
  }
  const browser = await openChromium();
  for (const path of PAGES) {
    const context = await browser.newContext({ baseURL: url });
    const { files, gzipBytes } = await javaScriptOf(await context.newPage(), path);
    await context.close();
    yield `JavaScript on ${path}: ${(gzipBytes / 1024).toFixed(1)} KB gzip in ${files} files`;
  }
  await browser.close();
}
