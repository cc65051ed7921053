import { writeFileSync } from 'node:fs';
import type { Role as UserRole } from '#platform/contract/access.ts';
import { createClock } from '#platform/server/clock.ts';
import { insertSignedIn } from '#testing/session.ts';
import { test as base } from '../fixtures.ts';
import { openFirefox } from './firefox.ts';
import { type Engine, PACKAGES } from './programs.ts';
import type { Tab } from './tab.ts';
import { openWebkit } from './webkit.ts';

export interface WorkerFixtures {
  engine: Engine;
  /** The worker's browser, unless it isn't installed. */
  opened: Tab | undefined;
}

interface TestFixtures {
  /** At the server's address, signed out, as wide as a desk's screen. */
  tab: Tab;
  enterAs: (role: UserRole, path: string) => Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const OPEN = { firefox: openFirefox, webkit: openWebkit };

/** Tests that run in another engine than all others. What a driver can't do is skipped with its reason. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  opened: [
    async ({ engine }, use) => {
      const opened = await OPEN[engine]();
      await use(opened);
      await opened?.end();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],

  tab: async ({ opened, engine, server }, use, testInfo) => {
    const missing = `not installed (Debian: apt-get install ${PACKAGES[engine].join(' ')})`;
    if (!opened) return testInfo.skip(true, missing);
    testInfo.annotations.push({ type: 'browser', description: opened.browser });
    await opened.resize(1440, 900);
    await opened.goto(server.url);
    await opened.clearCookies();
    await use(opened);
    if (testInfo.status === testInfo.expectedStatus) return;
    writeFileSync(testInfo.outputPath('page.png'), await opened.screenshot());
  },

  enterAs: ({ tab, server }, use) =>
    use(async (role, path) => {
      const now = createClock(server.config.clock).now();
      const { cookie } = await server.withStore((store) => insertSignedIn(store, server.config, role, now));
      const [name = '', value = ''] = cookie.split('=');
      await tab.setCookie(name, value);
      await tab.goto(server.url + path);
    }),
});
