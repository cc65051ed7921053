import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const QUIET = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;

/** Installs Debian packages if possible: on Debian, as root. Returns whether it did. */
export function installDebianPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing Debian’s ${packages.join(' and ')} …`);
  spawnSync('apt-get', ['update', '-q'], QUIET);
  const installed = spawnSync(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    QUIET,
  );
  return installed.status === 0;
}
