import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copyPages, type DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { ensureDataFolder, ensurePrivateFile, SQLITE_FILE } from '../data-folder.ts';
import { holdSqlite } from '../database/hold-sqlite.ts';
import { syncFile } from '../sync-file.ts';
import { assertWhole, checkSqlite } from './check-sqlite.ts';
import { timeInName } from './make-backup.ts';

/** What SQLite keeps beside its file. */
const BESIDE = ['-wal', '-shm'];

/**
 * Puts a backup in the place of the database. Returns where the replaced one is kept; undefined if there was
 * none. At any moment the folder holds one complete database, the old or the new one.
 */
export async function restoreSqlite(
  dataDir: string,
  backup: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  ensureDataFolder(dataDir);
  const database = join(dataDir, SQLITE_FILE);
  if (existsSync(database)) holdSqlite(database)?.close();
  assertWhole(backup);
  const incoming = `${database}.incoming`;
  try {
    copy(backup, incoming);
    checkSqlite(incoming);
    // Signals that came meanwhile are noticed only now.
    await setImmediate();
    signal?.throwIfAborted();
    const replaced = await exchange(database, incoming);
    syncFile(dataDir);
    return replaced;
  } finally {
    for (const suffix of ['', ...BESIDE]) rmSync(incoming + suffix, { force: true });
  }
}

/**
 * No server can start between keeping the old database and having the new one: it would write to the old one. If
 * there is none, holding it makes an empty one.
 */
async function exchange(database: string, incoming: string): Promise<string | undefined> {
  const hold = holdSqlite(database);
  try {
    const replaced = hold && isEmpty(hold) ? undefined : await keepAside(database, hold);
    for (const suffix of BESIDE) rmSync(database + suffix, { force: true });
    // Windows can't replace an open file, even if this process has it open.
    if (process.platform === 'win32') hold?.close();
    renameSync(incoming, database);
    return replaced;
  } finally {
    if (hold?.isOpen) hold.close();
  }
}

function isEmpty(hold: DatabaseSync): boolean {
  return hold.prepare('select name from sqlite_schema').get() === undefined;
}

/** Nothing but SQLite can read a file without ending this process's locks on it. A damaged one has none. */
export async function keepAside(database: string, hold: DatabaseSync | undefined): Promise<string> {
  const replaced = `${database}.replaced-${timeInName()}`;
  if (hold) {
    ensurePrivateFile(replaced);
    await copyPages(hold, replaced);
    return replaced;
  }
  for (const suffix of ['', ...BESIDE]) {
    if (existsSync(database + suffix)) copy(database + suffix, replaced + suffix);
  }
  return replaced;
}

function copy(from: string, to: string): void {
  rmSync(to, { force: true });
  ensurePrivateFile(to);
  copyFileSync(from, to);
  syncFile(to);
}
