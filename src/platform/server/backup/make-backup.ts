import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, StartRefusal } from '../config.ts';
import { ensurePrivateFile, ensurePrivateFolder, SQLITE_FILE } from '../data-folder.ts';
import { syncFile } from '../sync-file.ts';
import { copySqlite } from './copy-sqlite.ts';
import { runPostgresProgram } from './postgres-programs.ts';

/** Backups that the program makes by itself are deleted by itself; the others stay. */
type MadeBy = 'person' | 'schedule';

const PREFIXES: Record<MadeBy, string> = { person: 'summit', schedule: 'scheduled' };
const SCHEDULED = /^scheduled-[-\dTZ]+\.(sqlite|dump)$/;
const UNFINISHED = '.unfinished';
/** What SQLite keeps beside a file while it writes it. */
const JOURNAL = '-journal';
/** What was written to for the last time so long ago belongs to a backup that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

interface Options {
  folder: string;
  madeBy: MadeBy;
  signal?: AbortSignal;
}

/**
 * Copies the whole database as it is at one moment, while it is used, and checks the copy. Returns its path.
 * A file has its final name only once it is complete.
 */
export async function makeBackup(config: Config, { folder, madeBy, signal }: Options): Promise<string> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(join(dataDir, SQLITE_FILE))) {
    throw new StartRefusal(`There is no database in DATA_DIR=${dataDir}.`);
  }
  const place = resolve(folder);
  ensurePrivateFolder(place);
  deleteAbandoned(place);
  const path = join(place, `${PREFIXES[madeBy]}-${timeInName()}.${databaseUrl ? 'dump' : 'sqlite'}`);
  const unfinished = `${path}${UNFINISHED}`;
  ensurePrivateFile(unfinished);
  try {
    if (databaseUrl) await dump(databaseUrl, unfinished, signal);
    else await copySqlite(dataDir, unfinished, signal);
    syncFile(unfinished);
    renameSync(unfinished, path);
    syncFile(place);
  } catch (thrown) {
    for (const suffix of ['', JOURNAL]) rmSync(unfinished + suffix, { force: true });
    throw thrown;
  }
  return path;
}

async function dump(databaseUrl: string, path: string, signal: AbortSignal | undefined): Promise<void> {
  // It would only report that it couldn't make the file durable, and whoever asks next is told that it is.
  const options = ['--format=custom', '--no-sync', `--file=${path}`];
  await runPostgresProgram('pg_dump', options, { databaseUrl, signal });
  await runPostgresProgram('pg_restore', ['--list', path], { signal });
}

/** Deletes all scheduled backups but the newest. */
export function deleteOldBackups(folder: string, keep: number): void {
  const scheduled = readdirSync(folder).filter((name) => SCHEDULED.test(name));
  for (const name of scheduled.toSorted().slice(0, -keep)) rmSync(join(folder, name), { force: true });
}

/** Deletes what backups left behind that were killed. */
function deleteAbandoned(folder: string): void {
  const unfinished = readdirSync(folder).filter((name) => name.replace(JOURNAL, '').endsWith(UNFINISHED));
  for (const path of unfinished.map((name) => join(folder, name))) {
    if (isAbandoned(path)) rmSync(path, { force: true });
  }
}

function isAbandoned(path: string): boolean {
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > ABANDONED_MS;
}

/** The real time, whatever the program's clock says: the oldest backups must be the first by name. */
export function timeInName(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-');
}
