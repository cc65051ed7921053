import { test as base } from '@playwright/test';
import type { Role } from '#platform/contract/access.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore, type Store } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { insertSignedIn, type SignedIn } from '#testing/session.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

/** Eight weeks before the summit, so that tests don't depend on the day they run. */
const BEFORE_THE_SUMMIT = '2025-07-01T09:00:00Z';

interface Server extends BuiltServer {
  admin: { email: string; password: string };
  /** Reads or changes the server's database directly. */
  withStore<T>(work: (store: Store) => Promise<T>): Promise<T>;
  config: ReturnType<typeof readConfig>;
}

interface WorkerFixtures {
  /**
   * Environment variables for these tests' server, such as `CLOCK` or `CAPTCHA`. Pass the same object to all
   * tests of a file by `test.use({ environment: { … } })`: another object starts another server.
   */
  environment: Record<string, string>;
  server: Server;
}

interface TestFixtures {
  /** Signs the page in as a new user with the role, without using the login form. */
  signInAs: (role: Role) => Promise<SignedIn>;
}

/** Browser tests against the built program, one server with its own data for each worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],

  server: [
    async ({ environment }, use) => {
      const folder = temporaryFolder('browser');
      const admin = { email: 'admin@summit.example', password: 'correct horse battery' };
      const variables = {
        CLOCK: BEFORE_THE_SUMMIT,
        DATA_DIR: folder.path,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        ...environment,
      };
      const server = await startBuiltServer(variables);
      const config = readConfig(variables);
      const withStore = async <T>(work: (store: Store) => Promise<T>) => {
        const store = openStore(config);
        return work(store).finally(() => store.close());
      };
      await use({ ...server, admin, config, withStore });
      await server.end('SIGKILL');
      folder.remove();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) => use(server.url),

  signInAs: ({ page, server }, use) =>
    use(async (role) => {
      const { config, withStore } = server;
      const now = createClock(config.clock).now();
      const signedIn = await withStore((store) => insertSignedIn(store, config, role, now));
      const [name = '', value = ''] = signedIn.cookie.split('=');
      await page.context().addCookies([{ name, value, url: server.url }]);
      await page.goto('/health/live');
      await page.evaluate(
        ({ userId, username, role }) => {
          localStorage.setItem('token', userId);
          localStorage.setItem('username', username);
          localStorage.setItem('role', role);
        },
        { ...signedIn, role },
      );
      return signedIn;
    }),
});
