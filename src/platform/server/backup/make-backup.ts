import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, StartRefusal } from '../config.ts';
import { ensurePrivateFile, ensurePrivateFolder, SQLITE_FILE } from '../data-folder.ts';
import { shownAddress } from '../database-config.ts';
import { syncFile } from '../sync-file.ts';
import { copySqlite } from './copy-sqlite.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import { makeCopy, removeKilled } from './unfinished-copy.ts';

/** Backups that the program makes by itself are deleted by itself; the others stay. */
type MadeBy = 'person' | 'schedule';

const PREFIXES: Record<MadeBy, string> = { person: 'summit', schedule: 'scheduled' };
const SCHEDULED = /^scheduled-[-\dTZ]+\.(sqlite|dump)$/;
const UNFINISHED = '.unfinished';
const UNFINISHED_BACKUP = /^(summit|scheduled)-[-\dTZ]+\.(sqlite|dump)\.unfinished$/;

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
  const path = join(place, `${PREFIXES[madeBy]}-${timeInName()}.${databaseUrl ? 'dump' : 'sqlite'}`);
  const unfinished = `${path}${UNFINISHED}`;
  return makeCopy({ path: unfinished, named: folder }, async () => {
    ensurePrivateFile(unfinished);
    if (databaseUrl) await dump(databaseUrl, unfinished, signal);
    else await copySqlite(dataDir, unfinished, signal);
    syncFile(unfinished);
    renameSync(unfinished, path);
    syncFile(place);
    return path;
  });
}

async function dump(databaseUrl: string, path: string, signal: AbortSignal | undefined): Promise<void> {
  // It would only report that it couldn't make the file durable, and whoever asks next is told that it is.
  const options = ['--format=custom', '--no-sync', `--file=${path}`];
  const failing = `${shownAddress(databaseUrl)} couldn’t be copied`;
  await runPostgresProgram('pg_dump', options, { failing, databaseUrl, signal });
  await runPostgresProgram('pg_restore', ['--list', path], { failing, signal });
}

/** Deletes all scheduled backups but the newest. */
export function deleteOldBackups(folder: string, keep: number): void {
  const scheduled = readdirSync(folder).filter((name) => SCHEDULED.test(name));
  for (const name of scheduled.toSorted().slice(0, -keep)) rmSync(join(folder, name), { force: true });
}

/** Removes what backups left in a folder that were killed, and returns its paths. */
export function removeKilledBackups(folder: string): string[] {
  return removeKilled(resolve(folder), UNFINISHED_BACKUP);
}

/** The real time, whatever the program's clock says: the oldest backups must be the first by name. */
export function timeInName(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-');
}
