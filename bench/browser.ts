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

/** What somebody waits for in a browser, in milliseconds of one run: said as it is measured, and recorded at the end. */
export async function* measureBrowser(url: string, signedIn: SignedIn): AsyncGenerator<string> {
  const firstViews: Record<string, FirstView> = {};
  for (const path of [home, speakers, registration, sponsors, blog]) {
    const view = await measureFirstView(url, path);
    firstViews[path] = view;
    const [first, largest] = [Math.round(view.firstPaint), Math.round(view.largestPaint)];
    yield `${path} on a slow phone: first paint ${first} ms, largest ${largest} ms, shift ${view.shift.toFixed(3)}`;
  }
  const interactions = await measureInteractions(url, signedIn);
  for (const [what, ms] of Object.entries(interactions)) yield `${what}: ${ms} ms`;
  const nextPages = await measureNextPages(url);
  for (const [way, { replied, painted }] of Object.entries(nextPages)) {
    yield `${way}: reply after ${replied} ms, painted after ${painted} ms`;
  }
  const measuredOn = new Date().toISOString().slice(0, 10);
  const results: BrowserResults = { measuredOn, machine: machine(), firstViews, interactions, nextPages };
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
}
