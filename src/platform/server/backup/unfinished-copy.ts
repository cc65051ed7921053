import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensurePrivateFile } from '../data-folder.ts';

/** What SQLite keeps beside its file. */
export const BESIDE = ['-wal', '-shm'];
const JOURNAL = '-journal';
/** Beside a copy that is being made: an empty file, which its maker keeps locked for as long as it lives. */
const LOCK = '.lock';

interface Copying {
  path: string;
  /** What a message names instead: nobody has asked for this path. */
  named: string;
}

/** Makes a copy, which has another name once it is complete. Whatever isn't is removed. */
export async function makeCopy<T>({ path, named }: Copying, work: () => Promise<T>): Promise<T> {
  let lock: DatabaseSync | undefined;
  try {
    lock = takeLock(path);
    return await work();
  } catch (thrown) {
    throw naming(thrown, { path, named });
  } finally {
    remove(path, lock);
  }
}

/** Removes the unfinished copies in a folder whose makers were killed, and returns their paths. */
export function removeKilled(folder: string, isCopy: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const copies = readdirSync(folder).filter((name) => isCopy.test(name));
  return copies
    .map((name) => join(folder, name))
    .filter((path) => {
      const lock = takeLock(path);
      if (lock) remove(path, lock);
      return lock !== undefined;
    });
}

/** Undefined if another process has it. */
function takeLock(path: string): DatabaseSync | undefined {
  ensurePrivateFile(path + LOCK);
  const database = new DatabaseSync(path + LOCK);
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch {
    database.close();
    return undefined;
  }
}

/** As long as a restore's copy has this name, the database wasn't replaced, and what was kept of it isn't needed. */
function remove(path: string, lock: DatabaseSync | undefined): void {
  if (existsSync(path)) {
    const kept = path.replace(/\.incoming-([-\dTZ]+)$/, '.replaced-$1');
    const copies = existsSync(`${kept}-wal`) ? [path] : [kept, path];
    for (const copy of copies) {
      for (const suffix of [...BESIDE, JOURNAL, '']) rmSync(copy + suffix, { force: true });
    }
  }
  lock?.close();
  rmSync(path + LOCK, { force: true });
}

function naming(thrown: unknown, { path, named }: Copying): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const error: NodeJS.ErrnoException & { dest?: string } = thrown;
  error.message = error.message.replaceAll(path, named);
  if (error.path?.startsWith(path)) error.path = named;
  if (error.dest?.startsWith(path)) error.dest = named;
  return error;
}
