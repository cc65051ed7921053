import { closeSync, openSync, readSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensurePrivateFile, SQLITE_FILE } from '../data-folder.ts';
import { syncFile } from '../sync-file.ts';
import { isSqliteBusy } from './unavailable.ts';

/** SQLITE_CORRUPT. https://www.sqlite.org/rescode.html */
const DAMAGED = 11;

/** Reading makes SQLite take from the log what its checksums confirm. */
const HOLD = `
  pragma locking_mode = exclusive;
  begin exclusive;
  commit;
`;
const PIECE = 1024 * 1024;

/** Whether the program didn't end by itself the last time, or others use the database at this moment. */
export function isLeftByCrash(dataDir: string): boolean {
  return Boolean(statSync(logOf(dataDir), { throwIfNoEntry: false })?.size);
}

function logOf(dataDir: string): string {
  return join(dataDir, `${SQLITE_FILE}-wal`);
}

/**
 * A program that ends by itself leaves no log beside the database. One that is left is written to the disk anew, because
 * the system may only believe that it is there, and the database is checked. Throws as SQLite does if it is damaged.
 */
export function checkAfterCrash(dataDir: string): void {
  const path = join(dataDir, SQLITE_FILE);
  const database = new DatabaseSync(path, { timeout: 0 });
  if (isHeld(database)) {
    writeAnew(logOf(dataDir));
    const [result] = database.prepare('pragma quick_check(1)').all();
    // It stays open: closing it would remove the log, and with it the reason to check the next time.
    if (result?.quick_check !== 'ok') {
      throw Object.assign(new Error(String(result?.quick_check)), { errcode: DAMAGED });
    }
    database.exec('pragma wal_checkpoint(passive)');
  }
  database.close();
}

/** Otherwise, another process uses it, and has checked it. */
function isHeld(database: DatabaseSync): boolean {
  try {
    database.exec(HOLD);
    return true;
  } catch (thrown) {
    if (isSqliteBusy(thrown)) return false;
    throw thrown;
  }
}

/** Byte by byte: the file system's own copying would share what is on the disk. SQLite keeps the old file open. */
function writeAnew(log: string): void {
  // Windows can't replace an open file.
  if (process.platform === 'win32') return;
  const written = `${log}-written-anew`;
  try {
    rmSync(written, { force: true });
    ensurePrivateFile(written);
    copyBytes(log, written);
    syncFile(written);
    renameSync(written, log);
    syncFile(dirname(log));
  } finally {
    rmSync(written, { force: true });
  }
}

function copyBytes(from: string, to: string): void {
  const [reading, writing] = [openSync(from, 'r'), openSync(to, 'r+')];
  const piece = Buffer.alloc(PIECE);
  try {
    for (let length = readSync(reading, piece); length > 0; length = readSync(reading, piece)) {
      for (let done = 0; done < length; ) done += writeSync(writing, piece, done, length - done);
    }
  } finally {
    closeSync(reading);
    closeSync(writing);
  }
}
