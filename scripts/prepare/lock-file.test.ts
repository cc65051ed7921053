import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';

interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** Installing on one platform can drop other platforms' packages from the lock file; `npm ci` then fails. */
test('the lock file names the packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as LockFile;
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isReachable(packages, path, name)),
  );
  expect(missing).toEqual([]);
});

/** A package is looked up next to the one that requires it, then in each folder above. */
function isReachable(packages: LockFile['packages'], from: string, name: string): boolean {
  const beside = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (beside in packages) return true;
  if (from === '') return false;
  return isReachable(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
