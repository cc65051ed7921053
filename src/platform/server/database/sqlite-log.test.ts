import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { SQLITE_FILE } from '../data-folder.ts';
import { SqliteLog } from './sqlite-log.ts';
import { type Database, openStore } from './store.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const FULL = 2;

test('only transactions leave it to the log to become durable', async () => {
  const { store } = openAnyFile();
  const { database } = store;
  expect(await synchronous(database)).toBe(FULL);
  expect(await store.write((transaction) => synchronous(transaction))).toBeLessThan(FULL);
  expect(await synchronous(database)).toBe(FULL);
  const failing = store.write(() => Promise.reject(new Error('not this one')));
  await expect(failing).rejects.toThrow('not this one');
  expect(await synchronous(database)).toBe(FULL);
});

test('the log is copied into the database from time to time, while others write', async () => {
  const { store, path } = openAnyFile();
  await sql`create table written (number integer)`.execute(store.database);
  const written = async () => {
    for (let times = 0; times < 50; times += 1) {
      await store.write((database) => sql`insert into written values (1)`.execute(database));
    }
    return copiedRows(path);
  };
  await expect.poll(written, { timeout: 20_000 }).toBeGreaterThan(0);
  const copied = copiedRows(path);
  await expect.poll(written, { timeout: 20_000 }).toBeGreaterThan(copied);
});

test('what can’t become durable isn’t answered', async () => {
  const { folder } = openAnyFile();
  const log = new SqliteLog(join(folder, 'there-is-no-such-file'));
  await expect(log.durable()).rejects.toThrow(DatabaseUnavailable);
  await log.close();
});

function openAnyFile() {
  const folder = temporaryFolder('log');
  const store = openStore({ dataDir: folder.path });
  onTestFinished(async () => {
    await store.close();
    folder.remove();
  });
  return { store, folder: folder.path, path: join(folder.path, SQLITE_FILE) };
}

async function synchronous(database: Database) {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
  return rows[0]?.synchronous;
}

/** How many rows the database has without its log. */
function copiedRows(path: string): number {
  const copy = `${path}-copy`;
  copyFileSync(path, copy);
  const database = new DatabaseSync(copy);
  try {
    return Number(database.prepare('select count(*) as rows from written').get()?.rows);
  } catch {
    return 0;
  } finally {
    database.close();
  }
}
