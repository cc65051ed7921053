import { FIND, PACKAGES } from '../e2e/browsers/programs.ts';
import { installDebianPackages } from './find/debian-package.ts';
import { Tally } from './steps/tally.ts';
import { runPlaywright } from './steps/test-runners.ts';

/** The browser tests of what differs by engine, in Firefox and WebKit. What isn't installed is skipped. */
for (const engine of ['firefox', 'webkit'] as const) {
  if (!FIND[engine]()) installDebianPackages(...PACKAGES[engine]);
}
const tally = new Tally();
tally.add(
  'Firefox and WebKit',
  await runPlaywright('playwright.browsers.config.ts', './e2e/browsers/say-skipped.ts'),
);
tally.finish();
