import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, sep } from 'node:path';
import { fromRoot, PINNED_NODE, readJson, stopWith } from './project.mjs';

/** Installs what the lock file lists, without changing the lock file or packages that are already there. */
const INSTALL = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of package-lock.json, unless they are all installed. */
export function installMissing() {
  if (isInstalled()) return;
  console.log('Installing missing packages; this is only needed once …');
  const result = spawnSync('npm', INSTALL, {
    cwd: fromRoot(),
    env: { ...process.env, PATH: pathWithoutProject() },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    const reason = result.error?.message ?? `${result.stderr}${result.stdout}`.trim();
    stopWith(
      `${reason}\nInstalling the packages failed (see above). Fix that and try again, or run 'npm install' yourself.`,
    );
  }
  if (!existsSync(PINNED_NODE)) {
    stopWith("The pinned version of Node wasn’t installed. Run 'npm install' with install scripts allowed.");
  }
}

/** Compares what npm recorded as installed with what the lock file requires on this machine. */
function isInstalled() {
  if (!existsSync(PINNED_NODE) || !existsSync(fromRoot('node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

/** npm replaces node_modules, so it must not itself run on the Node inside it. */
function pathWithoutProject() {
  const own = ['node_modules', '.bin'].join(sep);
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(own)).join(delimiter);
}
