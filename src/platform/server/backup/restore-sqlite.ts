import { closeSync, copyFileSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { StartRefusal } from '../config.ts';
import { ensureDataFolder, ensurePrivateFile, SQLITE_FILE } from '../data-folder.ts';
import { explainFailure } from '../database/explain-failure.ts';
import { holdSqlite } from '../database/hold-sqlite.ts';
import { sqliteCode } from '../database/unavailable.ts';
import { syncFile } from '../sync-file.ts';
import { assertOurs } from './known-migrations.ts';
import { timeInName } from './make-backup.ts';
import { NOTE_RESTORED } from './restored.ts';
import { BESIDE, makeCopy, removeKilled } from './unfinished-copy.ts';

const INCOMING = /^summit\.sqlite\.incoming(-[-\dTZ]+)?$/;

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
  const time = timeInName();
  const incoming = `${database}.incoming-${time}`;
  const restoring = makeCopy({ path: incoming, named: dataDir }, async () => {
    copy(backup, incoming);
    checkSqlite(incoming, backup);
    noteRestored(incoming);
    // Signals that came meanwhile are noticed only now.
    await setImmediate();
    signal?.throwIfAborted();
    const replaced = await exchange({ database, incoming, replaced: `${database}.replaced-${time}` });
    syncFile(dataDir);
    return replaced;
  });
  return restoring.catch((thrown) => {
    throw sqliteCode(thrown) ? explainFailure({ dataDir }, thrown) : thrown;
  });
}

/** Removes what restores left in a folder that were killed, and returns its paths. */
export function removeKilledRestores(dataDir: string): string[] {
  return removeKilled(dataDir, INCOMING);
}

interface Exchange {
  database: string;
  incoming: string;
  /** Where the replaced database is kept. */
  replaced: string;
}

/**
 * No server can start between keeping the old database and having the new one: it would write to the old one. If
 * there is none, holding it makes an empty one.
 */
async function exchange({ database, incoming, replaced }: Exchange): Promise<string | undefined> {
  const hold = holdSqlite(database);
  try {
    const isFirst = hold && isEmpty(hold);
    if (!isFirst) await keepAside(database, hold, replaced);
    for (const suffix of BESIDE) rmSync(database + suffix, { force: true });
    // Windows can't replace an open file, even if this process has it open.
    if (process.platform === 'win32') hold?.close();
    renameSync(incoming, database);
    return isFirst ? undefined : replaced;
  } finally {
    if (hold?.isOpen) hold.close();
  }
}

function isEmpty(hold: DatabaseSync): boolean {
  return hold.prepare('select name from sqlite_schema').get() === undefined;
}

/** Nothing but SQLite can read a file without ending this process's locks on it. A damaged one has none. */
export async function keepAside(
  database: string,
  hold: DatabaseSync | undefined,
  replaced: string,
): Promise<void> {
  if (hold) {
    ensurePrivateFile(replaced);
    await copyPages(hold, replaced);
    return;
  }
  for (const suffix of ['', ...BESIDE]) {
    if (existsSync(database + suffix)) copy(database + suffix, replaced + suffix);
  }
}

function copy(from: string, to: string): void {
  rmSync(to, { force: true });
  ensurePrivateFile(to);
  copyFileSync(from, to);
  syncFile(to);
}

/** Where SQLite's header says that the newest changes may be in a log beside the file; 2 means so. */
const WRITE_VERSION = 18;
const WRITE_AHEAD = 2;

/** Throws a StartRefusal if the file may be only a part of a database: the copy of one that was in use. */
function assertWhole(path: string): void {
  const header = Buffer.alloc(WRITE_VERSION + 1);
  const file = openSync(path, 'r');
  try {
    readSync(file, header);
  } finally {
    closeSync(file);
  }
  if (header[WRITE_VERSION] !== WRITE_AHEAD && !existsSync(`${path}-wal`)) return;
  throw new StartRefusal(
    `${path} may lack the newest data: it was copied from a database in use. Make backups with npm run backup.`,
  );
}

function noteRestored(path: string): void {
  using database = new DatabaseSync(path);
  database.exec(NOTE_RESTORED);
}

/**
 * Throws a StartRefusal unless the file, the copy of a backup, is a complete database of this program, of this or an earlier
 * version.
 */
function checkSqlite(path: string, backup: string): void {
  try {
    using database = new DatabaseSync(path, { readOnly: true });
    const [result] = database.prepare('pragma integrity_check').all();
    if (result?.integrity_check !== 'ok') throw new Error(String(result?.integrity_check));
    const applied = database.prepare('select name from kysely_migration').all();
    assertOurs(
      backup,
      applied.map(({ name }) => String(name)),
    );
  } catch (thrown) {
    if (thrown instanceof StartRefusal) throw thrown;
    throw new StartRefusal(`${backup} is no usable backup: ${(thrown as Error).message}.`);
  }
}
