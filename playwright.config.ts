import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { ensureChromium, findChromium } from './scripts/find/chromium.ts';

/** Flags that Chromium needs as root, in a container, without a screen. The last keeps tests from reaching other sites. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
/** Each worker has its own browser and servers in memory. */
const MOST_WORKERS = 4;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // They have a configuration of their own.
  testIgnore: 'e2e/browsers/**',
  outputDir: 'test-results',
  globalSetup: './e2e/templates.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Generous, for a slow or busy machine: what is there at once is found at once.
  expect: { timeout: 45_000 },
  timeout: 240_000,
  // Two for each core, because tests often wait for the page.
  workers: Math.min(2 * availableParallelism(), MOST_WORKERS),
  reporter: 'list',
  // A failed test runs again with a trace. What passes only then is named at the end, to be mended.
  retries: 1,
  use: {
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    trace: 'on-first-retry',
    // Without it, one press of what isn't there waits for as long as its whole test may take, twice.
    actionTimeout: 60_000,
    launchOptions: { executablePath: findChromium() ?? ensureChromium(), args: CHROMIUM_FLAGS },
  },
});
