import { existsSync, rmSync } from 'node:fs';
import { delimiter, sep } from 'node:path';
import { fromRoot, PINNED_NODE, readJson, stopWith } from './project.mjs';
import { runCommand } from './run.mjs';

/** From nothing, whatever an interrupted installation has left. */
const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** What npm says if it can't write to its cache, which is in the home folder of whoever runs it. */
const NOT_WRITABLE = /\b(EACCES|EPERM|EROFS)\b/;
/** Stands for that cache, and is deleted afterwards. */
const OWN_CACHE = fromRoot('.cache', 'npm');

/** What npm has installed. It writes this last. */
const RECORD = 'node_modules/.package-lock.json';

/** Installs the packages of package-lock.json, unless they are all installed. */
export async function installMissing() {
  if (isInstalled()) return;
  console.log('Installing missing packages; this is only needed once …');
  let { status, output } = await runNpm();
  if (status !== 0 && NOT_WRITABLE.test(output)) {
    ({ status, output } = await runNpm({ npm_config_cache: OWN_CACHE }));
    rmSync(OWN_CACHE, { recursive: true, force: true });
  }
  if (status !== 0) {
    stopWith(
      `${output}\nInstalling the packages failed (see above). Fix that and try again, or run 'npm ci' yourself.`,
    );
  }
  if (!existsSync(PINNED_NODE)) {
    stopWith("The pinned version of Node wasn’t installed. Run 'npm ci' with install scripts allowed.");
  }
}

function runNpm(variables) {
  return runCommand('npm', INSTALL, {
    cwd: fromRoot(),
    env: { ...process.env, PATH: pathWithoutProject(), ...variables },
    shell: process.platform === 'win32',
  });
}

/** Compares what npm recorded as installed with what the lock file requires on this machine. */
function isInstalled() {
  if (!existsSync(PINNED_NODE) || !existsSync(fromRoot(RECORD))) return false;
  const installed = readJson(RECORD).packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/** npm replaces node_modules, so it must not itself run on the Node inside it. */
function pathWithoutProject() {
  const own = ['node_modules', '.bin'].join(sep);
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(own)).join(delimiter);
}
