import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './e2e/browsers/fixtures.ts';

/** `npm run test:browsers`: what differs by engine, in Firefox and WebKit. */
export default defineConfig<object, WorkerFixtures>({
  testDir: 'e2e/browsers',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/browsers',
  globalSetup: './e2e/templates.ts',
  forbidOnly: true,
  // Generous, for a busy machine without a graphics card.
  expect: { timeout: 30_000 },
  timeout: 120_000,
  // A browser in a window of its own loses the focus to another one.
  workers: 1,
  reporter: 'list',
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
