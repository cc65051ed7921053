import { writeFileSync } from 'node:fs';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import type { SignedIn } from '#testing/session.ts';
import { type FirstView, measureFirstView } from './first-view.ts';
import { type Interactions, measureInteractions } from './interactions.ts';
import { measureNextPages, type NextPage } from './next-page.ts';
import { machine } from './results.ts';

const FILE = fromRoot('bench/results-browser.json');
const { home, speakers, registration, sponsors, blog } = publicAddress;

interface BrowserResults {
  measuredOn: string;
  machine: Record<string, string | number>;
  firstViews: Record<string, FirstView>;
  interactions: Interactions;
  nextPages: Record<string, NextPage>;
}

/** What somebody waits for in a browser, in milliseconds of one run. Recorded, and returned as lines. */
export async function measureBrowser(url: string, signedIn: SignedIn): Promise<string[]> {
  const firstViews: Record<string, FirstView> = {};
  for (const path of [home, speakers, registration, sponsors, blog]) {
    firstViews[path] = await measureFirstView(url, path);
  }
  const results: BrowserResults = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: machine(),
    firstViews,
    interactions: await measureInteractions(url, signedIn),
    nextPages: await measureNextPages(url),
  };
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
  return [
    ...Object.entries(results.firstViews).map(
      ([path, { firstPaint, largestPaint, shift }]) =>
        `${path} on a slow phone: first paint ${Math.round(firstPaint)} ms, largest ${Math.round(largestPaint)} ms, shift ${shift.toFixed(3)}`,
    ),
    ...Object.entries(results.interactions).map(([what, ms]) => `${what}: ${ms} ms`),
    ...Object.entries(results.nextPages).map(
      ([way, { replied, painted }]) => `${way}: reply after ${replied} ms, painted after ${painted} ms`,
    ),
  ];
}
