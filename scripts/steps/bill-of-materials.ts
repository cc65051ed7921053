import { execFileSync } from 'node:child_process';
import { fromRoot } from '#platform/server/project-root.ts';

interface Component {
  name: string;
  version: string;
  hashes?: { alg: string; content: string }[];
}

/**
 * All packages of the lock file in CycloneDX's form, those for development included: the build contains
 * libraries that browsers load from among them.
 */
export function billOfMaterials(): { bomFormat: string; components: Component[] } {
  const npm = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const options = { cwd: fromRoot('.'), maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  return JSON.parse(
    execFileSync('npm', npm, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}
