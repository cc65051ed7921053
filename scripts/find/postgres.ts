import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-package.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** The users to run the server as when started by root: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = ['postgres', 'nobody'];

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** The user to run them as; absent for the current user. */
  owner: { uid: number; gid: number } | undefined;
}

/** The installed PostgreSQL server programs, if any. */
export function findPostgres(): PostgresPrograms | undefined {
  const folder = folders().find(
    (path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')),
  );
  if (!folder) return undefined;
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), owner };
}

/** Finds PostgreSQL or installs Debian's package; undefined if neither works. */
export function ensurePostgres(): PostgresPrograms | undefined {
  return findPostgres() ?? (installDebianPackages('postgresql') ? findPostgres() : undefined);
}

export const NO_POSTGRES =
  'no PostgreSQL server was found and none could be installed (Debian: apt-get install postgresql)';

function folders(): string[] {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  return [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

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
