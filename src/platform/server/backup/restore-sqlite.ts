import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../config.ts';
import { ensureDataFolder, ensurePrivateFile, SQLITE_FILE } from '../data-folder.ts';
import { isSqliteInUse } from '../database/sqlite-in-use.ts';
import { checkSqlite } from './check-sqlite.ts';
import { timeInName } from './make-backup.ts';
import { syncFile } from './sync-file.ts';

/**
 * Puts a backup in the place of the database. Returns where the replaced one is kept; undefined if there was
 * none. At any moment the folder holds one complete database, the old or the new one.
 */
export function restoreSqlite(dataDir: string, backup: string): string | undefined {
  ensureDataFolder(dataDir);
  const database = join(dataDir, SQLITE_FILE);
  if (existsSync(database) && isSqliteInUse(database)) {
    throw new StartRefusal(`A running server is using ${database}. Stop it first.`);
  }
  const incoming = `${database}.incoming`;
  try {
    copy(backup, incoming);
    checkSqlite(incoming);
    const replaced = keepAside(database);
    for (const journal of [`${database}-wal`, `${database}-shm`]) rmSync(journal, { force: true });
    renameSync(incoming, database);
    syncFile(dataDir);
    return replaced;
  } finally {
    rmSync(incoming, { force: true });
  }
}

function keepAside(database: string): string | undefined {
  if (!existsSync(database)) return undefined;
  const replaced = `${database}.replaced-${timeInName()}`;
  copy(database, replaced);
  return replaced;
}

function copy(from: string, to: string): void {
  rmSync(to, { force: true });
  ensurePrivateFile(to);
  copyFileSync(from, to);
  syncFile(to);
}
