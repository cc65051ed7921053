import fs, { copyFileSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { SQLITE_FILE } from '../data-folder.ts';
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
  await expect.poll(written, { timeout: 120_000 }).toBeGreaterThan(0);
  const copied = copiedRows(path);
  await expect.poll(written, { timeout: 120_000 }).toBeGreaterThan(copied);
});

test('what can’t become durable isn’t answered, nor is anything after it, although the disk says that it works again', async () => {
  const { store, path, failures } = openAnyFile();
  const add = () => store.write((database) => sql`insert into written values (1)`.execute(database));
  await sql`create table written (number integer)`.execute(store.database);
  await add();
  failNextSync();
  const refused = /may not be on the disk: check or restore the database/;
  expect(await Promise.all([add(), add(), add()].map(outcomeOf))).toEqual(
    Array(3).fill(expect.stringMatching(refused)),
  );
  await expect(add()).rejects.toThrow(refused);
  await expect(sql`insert into written values (2)`.execute(store.database)).rejects.toThrow(
    DatabaseUnavailable,
  );
  await expect(store.purgeDeleted()).rejects.toThrow(refused);
  expect(() => store.assertSound()).toThrow(refused);
  expect(failures).toHaveLength(1);
  const { rows } = await sql`select * from written where number = 2`.execute(store.database);
  expect(rows).toEqual([]);
  await store.close();
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
});

test.each([
  ['a statement by itself', 1034, true],
  ['the folder', 1290, true],
  ['a write that SQLite undoes', 778, false],
  ['a full disk', 13, false],
])('%s that fails (%i) is the last change: %s', async (_what, errcode, isLast) => {
  const { store, failures } = openAnyFile();
  const { database } = store;
  await sql`create table written (number integer)`.execute(database);
  const add = sql`insert into written values (1)`;
  await add.execute(database);
  vi.spyOn(StatementSync.prototype, 'run').mockImplementationOnce(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode });
  });
  await expect(add.execute(database)).rejects.toThrow(DatabaseUnavailable);
  expect(failures).toHaveLength(isLast ? 1 : 0);
  const next = await outcomeOf(store.write((transaction) => add.execute(transaction)));
  if (isLast) expect(next).toMatch(/check or restore/);
  else expect(next).toBe('kept');
});

function openAnyFile() {
  const folder = temporaryFolder('log');
  const failures: unknown[] = [];
  const store = openStore({ dataDir: folder.path }, { onFailure: (failure) => failures.push(failure) });
  onTestFinished(async () => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await store.close();
    folder.remove();
  });
  return { store, failures, path: join(folder.path, SQLITE_FILE) };
}

/** As Linux tells of a lost write: once. */
function failNextSync(): void {
  vi.spyOn(fs, 'fdatasync').mockImplementationOnce((_file, done) => {
    done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
  });
  syncBuiltinESMExports();
}

function outcomeOf(change: Promise<unknown>): Promise<string> {
  return change.then(() => 'kept', String);
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
