import { test as base } from '@playwright/test';
import type { Role } from '#platform/contract/access.ts';
import { createClock } from '#platform/server/clock.ts';
import { insertSignedIn, type SignedIn } from '#testing/session.ts';
import { type Environment, type Server, Servers } from './servers.ts';

interface WorkerFixtures {
  servers: Servers;
}

interface TestFixtures {
  /**
   * Environment variables for these tests' server, such as `CLOCK` or `CAPTCHA`. Pass the same object to all
   * tests of a file by `test.use({ environment: { … } })`: another object starts another server.
   */
  environment: Environment;
  server: Server;
  /** Signs the page in as a new user with the role, without using the login form. */
  signInAs: (role: Role) => Promise<SignedIn>;
}

/** One object, so that all tests without an environment of their own share a server. */
const AS_IT_COMES: Environment = {};
const START_TIMEOUT_MS = 180_000;

/** Browser tests against the built program, on servers that the tests of one worker share. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.end();
    },
    { scope: 'worker' },
  ],

  environment: [AS_IT_COMES, { option: true }],

  server: [
    async ({ servers, environment }, use) => use(await servers.get(environment)),
    { timeout: START_TIMEOUT_MS },
  ],

  baseURL: ({ server }, use) => use(server.url),

  signInAs: ({ page, server }, use) =>
    use(async (role) => {
      const { config, withStore } = server;
      const now = createClock(config.clock).now();
      const signedIn = await withStore((store) => insertSignedIn(store, config, role, now));
      const [name = '', value = ''] = signedIn.cookie.split('=');
      await page.context().addCookies([{ name, value, url: server.url }]);
      return signedIn;
    }),
});
