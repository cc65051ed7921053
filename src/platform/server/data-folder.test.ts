/** @module-tag long */

import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openStore } from './database/store.ts';
import { makeSecretKey } from './secret-keys.ts';

function folder() {
  const { path, remove } = temporaryFolder('private');
  onTestFinished(remove);
  return path;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));

/** A store that has been written to, so that all of SQLite's files are there. */
async function opened(dataDir: string) {
  await migrate({ dataDir });
  const store = openStore({ dataDir });
  onTestFinished(() => store.close());
  await store.database.insertInto('settings').values({ name: 'one', value: '1' }).execute();
  makeSecretKey(readConfig({ DATA_DIR: dataDir }));
}

const ALL_PRIVATE = {
  'secret-key': '600',
  'summit.sqlite': '600',
  'summit.sqlite-shm': '600',
  'summit.sqlite-wal': '600',
};

test('a new data folder and all its files are for this user alone, even if new files usually aren’t', async () => {
  const dataDir = join(folder(), 'kept', 'data');
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  await opened(dataDir);
  expect(modeOf(dataDir)).toBe('700');
  expect(modesIn(dataDir)).toEqual(ALL_PRIVATE);
});

test('a folder from an earlier version is closed at the next start, with its files', async () => {
  const dataDir = folder();
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, 'summit.sqlite'), '', { mode: 0o644 });
  await opened(dataDir);
  expect(modeOf(dataDir)).toBe('700');
  expect(modesIn(dataDir)).toEqual(ALL_PRIVATE);
});

test('a folder that others use too stays open, with only our files closed', async () => {
  const dataDir = folder();
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, 'theirs'), { mode: 0o755 });
  await opened(dataDir);
  expect(modeOf(dataDir)).toBe('755');
  expect(modesIn(dataDir)).toEqual({ ...ALL_PRIVATE, theirs: '755' });
});
