import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/project-root.ts';

const REGISTRY = 'https://registry.npmjs.org/';

interface LockedPackage {
  inBundle?: boolean;
  optional?: boolean;
  resolved?: string;
  integrity?: string;
  deprecated?: string;
}

/**
 * What the lock file alone shows to be wrong with the packages. npm writes no hashes of optional ones for systems other
 * than its own; these are counted.
 */
export function lockedFaults(lockFile: string): { packages: number; unhashed: number; faults: string[] } {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, LockedPackage> };
  // The project itself has no path; what is bundled comes with the package that bundles it.
  const fetched = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);
  return {
    packages: fetched.length,
    unhashed: fetched.filter(([, { optional, integrity }]) => optional && !integrity).length,
    faults: fetched.flatMap(([path, locked]) => faultsOf(locked).map((fault) => `${path}: ${fault}`)),
  };
}

/** Without an address, a package comes from the registry. */
function faultsOf({ resolved = REGISTRY, integrity = '', deprecated, optional }: LockedPackage): string[] {
  return [
    ...(resolved.startsWith(REGISTRY) ? [] : [`comes from ${resolved}`]),
    ...(integrity.startsWith('sha512-') || (optional && !integrity) ? [] : ['has no SHA-512 hash']),
    ...(deprecated ? [`deprecated: ${deprecated}`] : []),
  ];
}

/** What npm's registry knows about weaknesses, or why it didn't say. */
export function readAdvisories(printed: string): { weak: string[] } | { refusal: string } {
  const report = JSON.parse(printed) as {
    message?: string;
    vulnerabilities?: Record<string, { severity: string; range: string }>;
  };
  if (!report.vulnerabilities) return { refusal: report.message ?? 'it answered nothing' };
  const weak = Object.entries(report.vulnerabilities);
  return { weak: weak.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) };
}

export function lockFile(): string {
  return readFileSync(fromRoot('package-lock.json'), 'utf8');
}

/** `npm audit` fails when it finds something, and when it can't ask; it prints JSON either way. */
export function askRegistry(): string {
  const options = { cwd: fromRoot('.'), shell: process.platform === 'win32' };
  try {
    const asking = ['audit', '--package-lock-only', '--json'];
    return execFileSync('npm', asking, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (thrown) {
    return (thrown as { stdout?: string }).stdout || '{}';
  }
}
