import { join } from 'node:path';
import { readConfig } from '#platform/server/config.ts';
import { openStore, type Store } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { TestClient } from '#testing/client.ts';
import { insertSignedIn } from '#testing/session.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { fill } from './fill.ts';
import { addSamples } from './samples.ts';

/** Before the sample summit, when registrations are open. */
const NOW = '2025-07-01T09:00:00Z';

/** A filled site, with an organiser who is signed in, and a phone at its door. */
export interface Site {
  server: BuiltServer;
  /** After it has ended by itself. */
  startAgain: () => Promise<BuiltServer>;
  store: Store;
  client: TestClient;
  cookie: string;
  doorKey: string;
}

export async function openSite(folder: string, scale: number): Promise<Site> {
  const variables = { DATA_DIR: join(folder, `grows-${scale}`), CLOCK: NOW };
  const start = () =>
    startBuiltServer({ APP_ENV: 'trial', CAPTCHA: 'off', LOG_LEVEL: 'silent', ...variables, PORT: port });
  const port = String(await freePort());
  const config = readConfig(variables);
  const empty = await start();
  const store = openStore(config);
  const { cookie } = await insertSignedIn(store, config, 'Administrator', new Date(NOW));
  const doorKey = await addSamples(clientOf(empty, cookie), NOW);
  await empty.end('SIGTERM');
  fill(variables.DATA_DIR, scale);
  const server = await start();
  return { server, startAgain: start, store, client: clientOf(server, cookie), cookie, doorKey };
}

function clientOf({ url }: BuiltServer, cookie: string): TestClient {
  return new TestClient((request) => fetch(request), url, { cookie });
}
