import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const QUIET = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
/** Gives up soon without a network. */
const OPTIONS = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/** Installs Debian packages if possible: on Debian, as root. Returns whether it did. */
export function installDebianPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing Debian’s ${packages.join(' and ')} …`);
  spawnSync('apt-get', ['update', ...OPTIONS], QUIET);
  const install = ['install', '-y', '--no-install-recommends', ...OPTIONS, ...packages];
  return spawnSync('apt-get', install, QUIET).status === 0;
}
