import { execFile } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { RegisteringClient } from './registering-client.ts';

const PER_SECOND = 50;
const BEFORE_MS = 2_000;
/** The statement that the README gives for SQLite's shell. */
const STATEMENT = /sqlite3 data\/summit\.sqlite "(vacuum into 'copy\.sqlite')"/;
/** Runs the statement without the shell, but in a separate process as the shell would. */
const RUN = `const [, file, statement] = process.argv; new (require('node:sqlite').DatabaseSync)(file).exec(statement)`;

test(`a backup made at ${PER_SECOND} registrations a second is complete, and a site starts from it`, async () => {
  const [, statement = ''] = STATEMENT.exec(readFileSync(fromRoot('README.md'), 'utf8')) ?? [];
  const folder = temporaryFolder('backup');
  onTestFinished(folder.remove);
  const environment = { DATA_DIR: folder.path, CAPTCHA: 'off', SEED: 'none' };
  const server = await startBuiltServer(environment);
  const client = new RegisteringClient(0);
  const stop = registerSteadily(server.url, client);

  await wait(BEFORE_MS);
  const acknowledgedBefore = [...client.acknowledged];
  await promisify(execFile)(process.execPath, ['-e', RUN, join(folder.path, SQLITE_FILE), statement], {
    cwd: folder.path,
  });
  const during = client.acknowledged.length - acknowledgedBefore.length;
  await stop();
  await server.end('SIGTERM');
  expect(acknowledgedBefore.length).toBeGreaterThan(0);
  expect(during, 'it went on meanwhile').toBeGreaterThan(0);

  const restored = temporaryFolder('restored');
  onTestFinished(restored.remove);
  renameSync(join(folder.path, 'copy.sqlite'), join(restored.path, SQLITE_FILE));
  const again = await startBuiltServer({ ...environment, DATA_DIR: restored.path });
  expect((await fetch(`${again.url}/health/ready`)).status).toBe(200);
  await again.end('SIGTERM');

  const original = new DatabaseSync(join(folder.path, SQLITE_FILE));
  const copy = new DatabaseSync(join(restored.path, SQLITE_FILE));
  expect(copy.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const copied = copy.prepare('select * from attendees order by id').all();
  expect(copied.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledgedBefore.map(({ id }) => id)));
  const last = copied.at(-1)?.id ?? null;
  for (const table of ['attendees', 'users', 'events', 'pictures', 'settings'] as const) {
    const rows = (database: DatabaseSync) =>
      database.prepare(`select * from ${table} ${table === 'attendees' ? 'where id <= ?' : ''} order by 1`);
    const bound = table === 'attendees' ? [last] : [];
    expect(withoutEverNew(rows(copy).all(...bound)), table).toEqual(
      withoutEverNew(rows(original).all(...bound)),
    );
  }
  original.close();
  copy.close();
});

/** These settings change with each readiness check and each registration. */
const EVER_NEW: readonly unknown[] = ['last_ready', 'activity_head'];

function withoutEverNew(rows: Record<string, unknown>[]) {
  return rows.filter(({ name }) => !EVER_NEW.includes(name));
}

/** Registers a new person on each tick, without waiting for earlier ones. */
function registerSteadily(url: string, told: RegisteringClient): () => Promise<void> {
  const underway: Promise<void>[] = [];
  const timer = setInterval(() => {
    const client = new RegisteringClient(underway.length % 250);
    underway.push(client.registerOne(url).then(() => void told.acknowledged.push(...client.acknowledged)));
  }, 1000 / PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(underway);
  };
}
