import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Places, postgresFolders } from '#platform/server/backup/postgres-programs.ts';
import { installDebianPackages } from './debian-package.ts';
import { FETCHED_POSTGRES, fetchPostgres } from './fetch-postgres.ts';
import { runs } from './runs.ts';

/** The users to run the server as when started by root: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = ['postgres', 'nobody'];

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** The user to run them as; absent for the current user. */
  owner: { uid: number; gid: number } | undefined;
}

/** The PostgreSQL server programs that run on this machine, if any. */
export function findPostgres({
  fetched = FETCHED_POSTGRES,
  ...places
}: Places & { fetched?: string } = {}): PostgresPrograms | undefined {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = [...postgresFolders(places), fetched].find(
    (path) => existsSync(join(path, 'initdb')) && runs(join(path, 'postgres'), owner),
  );
  return folder ? { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), owner } : undefined;
}

/** Finds PostgreSQL, installs Debian's package or downloads it; undefined if nothing works. */
export function ensurePostgres(): PostgresPrograms | undefined {
  const found = findPostgres() ?? (installDebianPackages('postgresql') ? findPostgres() : undefined);
  if (found) return found;
  fetchPostgres();
  return findPostgres();
}

export const NO_POSTGRES =
  'PostgreSQL wasn’t found and couldn’t be installed or downloaded (Debian: apt-get install postgresql)';

function unprivilegedUser() {
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = ['-u', '-g'].map((what) => numberOf('id', [what, name]));
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return undefined;
}

function numberOf(program: string, programArguments: string[]): number | undefined {
  const { status, stdout } = spawnSync(program, programArguments, { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
