import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { KEY_FILE } from '#platform/server/data-folder.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { runBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';

const folder = temporaryFolder('refusals');
const notAFolder = join(folder.path, 'file');
writeFileSync(notAFolder, '');
afterAll(folder.remove);

const PRODUCTION = { APP_ENV: 'production', PUBLIC_URL: 'https://summit.example' };

const REFUSED: [name: string, environment: Record<string, string>][] = [
  ['APP_ENV', { APP_ENV: 'staging' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '0' }],
  ['PORT', { PORT: 'http' }],
  ['HOST', { HOST: '192.0.2.77' }],
  ['DATA_DIR', { DATA_DIR: join(notAFolder, 'data') }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://root@localhost/summit' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/summit' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody' }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'short' }],
  ['SEED', { SEED: 'full' }],
  ['CLOCK', { CLOCK: 'tomorrow' }],
  ['CLOCK', { ...PRODUCTION, CLOCK: '2025-08-26T09:00:00Z' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'summit' }],
  ['PUBLIC_URL', { APP_ENV: 'production' }],
  ['PUBLIC_URL', { APP_ENV: 'production', PUBLIC_URL: 'http://summit.example' }],
  ['SECRET_KEY', { SECRET_KEY: 'short' }],
  ['SECRET_KEY', { ...PRODUCTION, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/summit' }],
  ['ADMIN_PASSWORD', { ...PRODUCTION, HOST: '127.0.0.1', ADMIN_PASSWORD: 'password1234' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['CAPTCHA', { CAPTCHA: 'maybe' }],
  ['CAPTCHA', { ...PRODUCTION, CAPTCHA: 'off' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
];

describe('the program does not start, and says why in one line that names the variable', () => {
  test.each(REFUSED)('%s %o', async (name, environment) => {
    await expectRefusal(name, environment);
  });

  test('a port in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    await expectRefusal('PORT', { PORT: String(port) });
    holder.close();
  });

  test('a database that accepts connections and never answers', async () => {
    const silent = createNetServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    await expectRefusal('DATABASE_URL', { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/summit` });
    silent.close();
  });

  test('an unsupported Node', () => {
    const pretendToBeOld =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })";
    const programArguments = [
      '--import',
      `data:text/javascript,${pretendToBeOld}`,
      fromRoot('scripts/start.mjs'),
    ];
    const { status, stderr } = spawnSync(process.execPath, programArguments, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node 18\.20\.8 is too old\. Install Node [\d.]+ or newer[^\n]*\n$/);
  });
});

async function expectRefusal(name: string, environment: Record<string, string>): Promise<void> {
  const defaults = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder.path, 'data'),
    ADMIN_PASSWORD: 'long enough',
  };
  const run = runBuiltServer({ ...defaults, ...environment });
  const [code] = await once(run.process, 'close');
  expect(code).toBe(1);
  const lines = run.output().trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(name);
  expect(existsSync(join(defaults.DATA_DIR, KEY_FILE)), 'a key').toBe(false);
}
