import { defineConfig } from '@playwright/test';
import { ensureChromium } from './scripts/find/chromium.ts';

/** Flags that Chromium needs as root, in a container, without a screen. */
const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Generous, for a busy machine.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  workers: 2,
  reporter: 'list',
  use: {
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
  },
});
