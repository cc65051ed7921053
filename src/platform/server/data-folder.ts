import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Only the program's own user may read or write. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

export const SQLITE_FILE = 'summit.sqlite';
export const KEY_FILE = 'secret-key';
export const BACKUP_FOLDER = 'backups';
export const FREE_UP_SPACE = 'free up space on the disk it is on';
/** Includes the files that SQLite keeps next to its database. */
const isOurFile = (name: string) => name.startsWith(SQLITE_FILE) || name.startsWith(KEY_FILE);
const isOurs = (name: string) => isOurFile(name) || name === BACKUP_FOLDER;

const NO_SPACE = ['ENOSPC', 'EDQUOT'];

/** What to do if the file system itself refused to write; undefined if space isn't what is missing. */
export function adviceOnSpace(thrown: unknown): string | undefined {
  const { code = '' } = Object(thrown) as NodeJS.ErrnoException;
  return NO_SPACE.includes(code) ? FREE_UP_SPACE : undefined;
}

/**
 * Makes the data folder, for this program's user alone. A folder that exists already is closed to others if
 * everything in it is ours: DATA_DIR may also be a place that others use.
 */
export function ensureDataFolder(dataDir: string): void {
  const path = resolve(dataDir);
  ensurePrivateFolder(path);
  const names = readdirSync(path);
  if (names.every(isOurs)) restrict(path, PRIVATE_FOLDER);
  for (const name of names.filter(isOurFile)) restrict(join(path, name), PRIVATE_FILE);
}

/**
 * Creates the file if it isn't there yet; the files that SQLite adds take over its mode. One that is there isn't opened:
 * closing it again would end all locks that this process has on it.
 */
export function ensurePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', PRIVATE_FILE));
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  }
}

/**
 * Creates the folder, for this program's user alone, if it isn't there yet. One at a time: in some places, such as
 * /proc, Node's own recursive mkdir never returns.
 */
export function ensurePrivateFolder(path: string): void {
  if (existsSync(path)) return;
  ensurePrivateFolder(dirname(path));
  mkdirSync(path, { mode: PRIVATE_FOLDER });
}

/** Only the owner can do this; another user may still be allowed to use the file. SQLite's own files come and go. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (thrown) {
    const { code = '' } = thrown as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOENT'].includes(code)) throw thrown;
  }
}
